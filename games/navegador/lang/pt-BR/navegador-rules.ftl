# The rules of `navegador` in short, for reading in place.

navegador-brief = fundar colônias, construir, vender
navegador-blurb = Explore o mar do Brasil ao Japão, funde colônias, desenvolva o comércio e escolha cada ação em um rondel. 2 a 5 pessoas, umas 35 jogadas cada.

navegador-rules-1 =
    Você dirige uma casa de comércio na época das descobertas portuguesas. Vence quem tem mais **pontos**. Cada trabalhador, cada navio no tabuleiro e cada 200 cruzados são um ponto. O resto vem de cinco tipos de coisas, e de **privilégios**, que fazem valer mais tudo o que é de um tipo:
    {""}
    • Colônia: 1 ponto, e mais 1 com cada privilégio.
    • Fábrica: 2 pontos, e mais 1 com cada privilégio.
    • Explorador: 4 pontos, e mais 1 com cada privilégio.
    • Estaleiro: 3 pontos, e mais 2 com cada privilégio.
    • Igreja: 3 pontos, e mais 2 com cada privilégio.
    {""}
    Você começa com 200 cruzados, 3 trabalhadores, 2 navios em Portugal, um estaleiro, uma igreja e uma fábrica laranja, que conta como fábrica.

navegador-rules-2-title = Uma jogada: o rondel
navegador-rules-2 =
    Mova sua peça para a frente no rondel e faça o que diz a casa. As três casas seguintes são grátis, cada passo além delas custa um dos seus navios, de qualquer lugar. A mesma casa de novo é uma volta completa: oito passos, cinco navios. A primeira casa é de livre escolha.
    {""}
    Nenhuma ação é obrigatória, nem precisa ser feita por inteiro.

navegador-rules-3-title = Navegar e explorar
navegador-rules-3 =
    Cada um dos seus navios pode cruzar tantas fronteiras quantas diz o número da **fase** (I a III).
    {""}
    Em uma região desconhecida precisam entrar pelo menos dois navios juntos; uma ficha de perda extra ({ $seats ->
        [2] Nagasaki e Macau
        [3] Nagasaki e Macau
        [4] Nagasaki
        [5] Nagasaki
       *[other] Nagasaki, e Macau com 2 ou 3 pessoas
    }) aumenta esse número para três. Um se perde (dois com a ficha), os outros param lá. Você ganha um **explorador**, as colônias são reveladas, e o banco paga a você o preço da mais barata. Em cada navegação só se pode explorar uma região.
    {""}
    O Cabo da Boa Esperança abre a fase II, Malaca a fase III, quando a ação acaba. A galeria de privilégios é então reposta.

navegador-rules-4-title = Recrutar, fundar, construir
navegador-rules-4 =
    • **Trabalhadores**: um por igreja a 50, os outros a 100 vezes a fase. O limite é nove. Trabalhadores a 50 além dele são vendidos na hora por 100 cada, mas antes você precisa poder pagar todos.
    • **Navios**: o mesmo com estaleiros; o limite é sete no tabuleiro. Navios novos começam em Portugal.
    • **Colônia**: compre colônias onde você tem navios. Cada uma precisa de um navio próprio na região e de dois trabalhadores; a mais barata vem primeiro. Navios e trabalhadores continuam seus.
    • **Construções**: uma fábrica pede três trabalhadores, um estaleiro quatro, uma igreja cinco; você precisa ter trabalhadores para todas juntas. O preço sobe com cada construção de uma fila.

navegador-rules-5 =
    Para cada mercadoria, ou venda até uma unidade por colônia, ou processe até uma unidade por fábrica. Todas as unidades de uma mercadoria rendem o preço atual; depois o marcador dela desce um nível por unidade vendida, ou sobe um por unidade processada, até a ponta da coluna.
    {""}
    A fábrica laranja ajuda com uma mercadoria qualquer que você não venda.

navegador-rules-6 =
    Dê um trabalhador (dois precisam ficar) por **um** privilégio da galeria. Você pode ter três de um tipo. Para cada item seu desse tipo, o primeiro privilégio paga um bônus de 30, o segundo 20, o terceiro 10; para estaleiros e igrejas 50, 40 e 30.
    {""}
    A galeria começa com um privilégio de cada tipo. Ela é reposta quando começa uma fase, até { $seats ->
        [2] um de cada tipo na fase II, e um na fase III
        [3] um de cada tipo na fase II, e dois na fase III
        [4] dois de cada tipo na fase II, e dois na fase III
        [5] dois de cada tipo na fase II, e três na fase III
       *[other] estes números de cada tipo nas fases II e III: 1 e 1 com duas pessoas, 1 e 2 com três, 2 e 2 com quatro, 2 e 3 com cinco
    } (há seis ao todo).

navegador-rules-7-title = A carta Navegador
navegador-rules-7 =
    Quem tem a carta pode navegar mais uma vez **antes** da jogada, com todas as regras de navegação, menos na primeira rodada. Usar a carta quer dizer que pelo menos um navio navega. Depois a carta vai para a direita. O navio laranja marca onde está a peça de quem a recebe; se a peça chegar de novo a essa casa ou passar por ela e a carta não tiver sido usada, ela também vai para a direita.
    {""}
    Uma fase que se abre com a navegação extra já vale para a jogada seguinte.

navegador-rules-8 =
    Quando Nagasaki é explorada ou a última construção é vendida, a jogada termina, e cada pessoa tem mais uma.
    {""}
    No fim da sua última jogada você põe seu **privilégio do rei** em um tipo com menos de três privilégios; o melhor é sugerido. Ele não paga bônus. Em caso de empate, vence quem tem a carta Navegador ou a receberia primeiro.
    {""}
    { $king ->
        [any] Na variante **Privilégio do rei em Goa** ele espera lá
        [goa] **Esta mesa joga de outro modo:** o privilégio do rei espera em Goa
       *[other] Na variante *Privilégio do rei em Goa*, que esta mesa não joga, ele espera lá
    }: com um navio em Goa você pode pegá-lo na casa Privilégio em vez de um da galeria, sem dar trabalhador, e com o bônus. Se não o buscar, ele não vale nada.

navegador-rules-9 =
    Uma jogada comum são dois a cinco cliques: uma resposta verde pronta vale na hora; ou escolha uma casa grátis, depois os detalhes. Pelo teclado: `/move line: sailing portugal>guine:2`, `workers 2`, `market1 su=s1 go=- sp=p1`, `colony bahia:70+rio:50`, `privilege church`, `buildings gold:40`, `navegador guine>angola:2`.
    {""}
    Uma navegação que explora não pode ser desfeita. *Explorar, depois seguir* revela as colônias na hora e deixa seus outros navios navegarem depois.
