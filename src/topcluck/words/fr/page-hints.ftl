# What a bot would do in one's place.

hint-title = Conseil
hint-ask = Que ferait un robot ?
hint-thinking = Le robot réfléchit …
hint-would = { $level } choisirait : { $action }
hint-why = { $count ->
    [one] Il a regardé une possibilité, et ses chances de gagner avec elle :
   *[other] Il a regardé { $count } possibilités, et ses chances de gagner avec chacune :
}
hint-looked = environ { $share }, { $visits ->
    [one] un essai
   *[other] { $visits } essais
}
hint-chance = Chances de gagner
hint-no-reason = Pour cela, pas besoin de chercher.
hint-do = Faire cela
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-no-hint = Le robot n’a pas d’idée pour l’instant ; essayez encore.
refused-busy = Trop de monde agit en même temps ; essayez encore.
