# What is answered for somebody who is not there, and what was played for them.

deputy-mark = (por um substituto)
deputy-more = Quando estou ausente
deputy-what = O que jogaram no meu lugar
deputy-small = Só coisas pequenas
deputy-small-hint = Meia hora depois da pergunta; durante as suas férias, na hora
deputy-small-told = O bot responde às perguntas pequenas no seu lugar; o resto espera.
deputy-small-told-which = O bot responde às perguntas pequenas no seu lugar: { $which }. O resto espera.
deputy-likely = Depois de 12 horas, como eu provavelmente faria
deputy-likely-hint = Perguntas pequenas, mais cedo; ninguém fica esperando por você
deputy-likely-told = O que espera por você há mais de 12 horas o bot joga como faria uma pessoa sensata que visse o mesmo que você; perguntas pequenas, mais cedo.
deputy-ask = Sempre perguntar
deputy-ask-hint = Ninguém responde no seu lugar enquanto há tempo
deputy-ask-told = Ninguém responde no seu lugar enquanto há tempo.
deputy-time-up = Quando seu tempo acaba, o substituto faz todas as jogadas.
deputy-solo = Aqui só bots esperam por você, e ninguém responde no seu lugar.
deputy-no-small = Esta mesa não tem perguntas pequenas.
deputy-by-deputy = pelo seu substituto, <t:{ $when }:f>
deputy-by-absent = porque seu tempo acabou, <t:{ $when }:f>
deputy-by-bot = pelo bot no seu lugar, <t:{ $when }:f>
deputy-back-ask = Pedir para desfazer…
deputy-words =
    -# **Substituto:** um bot que joga por você por um tempo; o lugar continua seu, e seu próximo toque o manda embora.
    -# **Reserva (pessoa):** alguém que assume um lugar.
    -# **Tempo:** quanto uma jogada pode durar; o que passar disso sai da sua reserva de tempo.
