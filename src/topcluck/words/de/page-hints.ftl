# What a bot would do in one's place.

hint-title = Rat
hint-ask = Was täte ein Computerhuhn?
hint-thinking = Das Huhn denkt nach …
hint-would = { $level } würde wählen: { $action }
hint-why = { $count ->
    [one] Angeschaut wurde eine Möglichkeit, und wie wahrscheinlich man damit gewinnt:
   *[other] Angeschaut wurden { $count } Möglichkeiten, und wie wahrscheinlich man damit gewinnt:
}
hint-looked = etwa { $share }, { $visits ->
    [one] einmal versucht
   *[other] { $visits }-mal versucht
}
hint-chance = Aussicht auf den Sieg
hint-no-reason = Dafür musste es sich nicht umschauen.
hint-do = So machen
refused-no-hints = An diesem Tisch gibt es keinen Rat.
refused-no-hint = Dem Huhn fällt gerade nichts ein; versuch es noch einmal.
refused-busy = Zu viele handeln gleichzeitig; versuch es noch einmal.
