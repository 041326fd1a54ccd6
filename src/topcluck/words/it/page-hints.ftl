# What a bot would do in one's place.

hint-title = Consiglio
hint-ask = Che cosa farebbe un bot?
hint-thinking = Il bot sta pensando …
hint-would = { $level } sceglierebbe: { $action }
hint-why = { $count ->
    [one] Ha guardato una possibilità e quanto è probabile vincere con essa:
   *[other] Ha guardato { $count } possibilità e quanto è probabile vincere con ciascuna:
}
hint-looked = circa { $share }, { $visits ->
    [one] una prova
   *[other] { $visits } prove
}
hint-chance = Probabilità di vincere
hint-no-reason = Per questo non c’era bisogno di cercare.
hint-do = Fallo
refused-no-hints = A questo tavolo non ci sono consigli.
refused-no-hint = Il bot non ha idee al momento; riprova.
refused-busy = Troppi agiscono nello stesso momento; riprova.
