# What is answered for somebody who is not there, and what was played for them.

deputy-mark = (zastępca)
deputy-more = Gdy mnie nie ma
deputy-what = Co zagrano za mnie
deputy-words =
    -# **Zastępca:** bot, który przez jakiś czas gra za ciebie; miejsce zostaje twoje, a zastępca odchodzi, gdy tylko coś naciśniesz.
    -# **Rezerwowy:** człowiek, który przejmuje miejsce.
    -# **Czas:** tyle może trwać tura; dłuższa zużywa twój zapas.
deputy-small = Tylko drobiazgi
deputy-small-hint = Pół godziny po pytaniu; na urlopie od razu
deputy-small-told = Na drobne pytania bot odpowiada za ciebie, reszta czeka.
deputy-small-told-which = Na drobne pytania bot odpowiada za ciebie: { $which }. Reszta czeka.
deputy-likely = Po 12 godzinach, tak jak zapewne ja
deputy-likely-hint = Drobne pytania szybciej; nikt nie czeka na ciebie dłużej
deputy-likely-told = To, co czeka na ciebie dłużej niż 12 godzin, bot rozgrywa tak, jak zrobiłby to rozsądny gracz, który widzi to samo co ty; drobne pytania szybciej.
deputy-ask = Zawsze pytaj mnie
deputy-ask-hint = Póki masz czas, na pytania odpowiadasz tylko ty
deputy-ask-told = Póki masz czas, na pytania odpowiadasz tylko ty.
deputy-time-up = Gdy twój czas minie, zastępca wykonuje za ciebie wszystkie ruchy.
deputy-solo = Tu czekają na ciebie tylko boty, więc na pytania odpowiadasz tylko ty.
deputy-no-small = Ten stół nie ma drobnych pytań.
deputy-by-deputy = przez zastępcę, <t:{ $when }:f>
deputy-by-absent = bo twój czas minął, <t:{ $when }:f>
deputy-by-bot = przez bota na twoim miejscu, <t:{ $when }:f>
deputy-back-ask = Poproś o cofnięcie…
