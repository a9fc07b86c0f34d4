export const romance: Readonly<Record<string, string>> = {
  es: `abrazos abre abren abrir abuela abuelo aburrido aca adelante agotado agotados agua ahorita alguna alguno
    amargo amarillo amiga amigo amor amores anda animo aniversario anos antoja anuncios apenas aplicacion arriba
    arroz asco asquerosa asqueroso asquerosos atencion atendieron atienden atras aun avion ay ayer ayuda ayudar
    ayuden ayudenme azucar azul bacan barata barato barrio bastante basura bebe belleza bendiciones bendiga besitos
    besos blanco boca bonita bonitas bonito bonitos brutal bs buenisima buenisimo buenisimos burro busco cabron cafe
    caja calidad caliente calla callate cambio campana campeon campeones cansada cara carino carisimo carne caro
    caros casa casi celular cena chevere chicas chicos chistosa chistoso chula chulo cierra claro clases clave cobrar
    cobraron cocina colores comer comida compartir compra comprado compran comprar compre compro comunidad conmigo
    conseguir consigo contestan contesten contrasena corazon correo corruptos corta corto crees creo cual cuales
    cualquier cuenta cuesta cuestan culpa cumpleanos datos decepcion decir dejar dejen dejo deliciosa delicioso
    dentro descuento descuentos desgraciadamente despues devolucion devolver devolvi devuelvan devuelvanme diez
    dificil digo dijeron dijo dinero dios directo diseno disponible divina divino doble dolares domingo domingos
    dormir doy dulce dulces dura empresa empresas encima enganosa entender entendi entiende entiendo entre entrega
    envian enviar enviaron envio envios equipo equivocado error esa escuela espectacular esperando esperen espero
    esposa esposo estafa estafada estafado estafadores estilo estupida estupido estupidos excelente excelentes exito
    exitos facil falsa falso falta fatal fea felicidades felicitaciones feliz feo finalmente fotos fraude fria
    frijoles frio fruta fuera funciona futbol ganas gane gano gato genial gilipollas graciosa gracioso grande grandes
    gris grosero groseros guapa guapisima guapo guapos guapura gusta gustan gustaria gusto ha hacemos hagan hago
    hermana hermano hermanos hermosa hermosas hermosisimo hermoso hermosos hermosura hice hicieron hija hijas hijos
    hombre hora horas horrible horribles hp idiota igual imbecil imposible increible informacion interesada
    interesado jajajaja jajajajaja jamas jeje jejeje joven jueves junto juntos ladron ladrones lamentablemente larga
    largo laser lastima lat leche legal lento lima linda lindas lindisima lindisimo lindo lindos llama llamaron llame
    llega llegado llegar llegara llegaron llego lleva llevar llevo loca loco lunes madre mala malisima malisimo malo
    manana mandan mandar mande manga mano maravilla maravillosa maravilloso marido masa mata mensaje mentira
    mentirosa mentiroso mentirosos mes meses miercoles mierda mira misma mismo mitad morado muchisimas muchisimo
    mujer mujeres mundo navidad necesita necesito negro ninas ninguna ninguno ninos noche noches nomas nombre
    nostalgia novia novio nuestra nueva nuevo nuevos oferta ojala olvide onu ordenador orgullo orgullosa orgulloso os
    padre padrisimo pagado pagar pague pantalla paquete parece parecio participar participe pasa pasada pasar paso
    pata patetica patetico payaso payasos pedido pedidos pendejo pendejos penoso pense penso peor pequena pequeno
    perfecta perfecto perro personas pescado pesima pesimo pesos pide pienso pies plata pobre pobrecito poco podria
    podrian pollo porfa porfavor posible preciosa preciosidad precioso preciosos pregunta prima primera primero primo
    princesa probado probando probar probare profe protagonista provecho pruebo pueblo puedo puro puta puto queda
    quedan quedo queria queso quiere quieres quisiera quizas rabat rapido ratas rateros realmente recibi recibido
    recibir recuerdo reembolso reina reir responde responden respuesta rey rica ricas rico ricos ridicula ridiculo
    ridiculos riquisima riquisimo risa risas rojo rompe rompieron rompio rosa rosado roto sabado saber sabes sabor
    saco sala salado sali saludos segunda semana senor senora sera serie servicio siento siete simpatica sirve sirven
    sol sola solamente solas soles soporte sorteo sucursal suerte supe sur talla tallas tarde tardes tarjeta tela
    temprano tenia terminar ternura tia tiempo tienda tiendas tienes tio toda tonto tontos trabaja trabajo trae
    tragedia tramposos tremenda tremendo triste tristeza uff universidad usamos usar uso usted vale valen varias
    varios vaya ve veces ven veo verdad verde vergonzoso verguenza verte vieja viejo viernes volver vomito vosotros
    voucher vuelva vuelve zona
    chinga chingar chinguen jodanse jodete matate hdp unete unanse culo`,
  pt: `abencoa abencoada abencoe abraco abracos abre abrem abrir absurdo acabaram acabou achei acho achou acima
    acordar acucar adorei adoro agua aguardando ainda ajuda ajudar ajudem alguem algum alguma algumas amarelo amargo
    amei ameii amiga amigas amigo amor amores anda aniversario anos antigamente aos apaixonada apaixonado apenas
    aplicativo aquela aquele arrasou arroz atende atendeu atendimento atras avo azedo azul bacana banda bando barata
    barato bastante bau bebe beber beijos bicho bj bjs blz boas boca bolo bonita bonito bonitos bons bosta branco
    bunda burra burrice burro burros ca cabeca cabelo cabo caca cachorro cada cade cafe cai caiu caixa cala campanha
    cansada cara caralho caramba carne caro caros cartao carteira casa cedo celular cena certamente chama chata chato
    chatos chefe chega chegar chegou choro cima cinta cinza cobrado cobranca cobraram coisa comecar comecou comer
    comida comigo compra comprar compraria compre comprei compro computador consegue conseguir consigo conta cor
    cores cozinha crianca criancas cu culpa cupom curto custa custam dai dar decepcao decepcionada decepcionado
    defeito deficiente deixa deixem dela dele delicia deliciosa delicioso demais dentro depois desconto descontos
    dessa desse deu deus devia devolucao devolvam devolver devolvi dificil digo dinheiro direito direto disponivel
    disso diva doa doce doces dois domingo dormir droga duas dura elas eles embaixo empresa empresas encomenda
    enganada enganado enganosa entender entendeu entendi entre entrega entregam entregar enviam enviar envie enviei
    envio enviou equipe errada errado escola esgotado esperando espero esposa esqueceu esqueci essas esses estao
    estilo estoque estou estragado estragou estupida excelente exito facil faco faculdade falar fale falsa falso
    falta faz feia feijao feio feira feliz felizmente festa fez fica ficar fico ficou filha filhas filho filhos fim
    finalmente fiz foda fodase fodastico foder fofa fofo fofos fofura fora fotos frango fraude frente frete fria frio
    fruta funciona galera ganhar ganhei gata gatinha gato gelado golpe golpistas gosta gostei gosto gostosa gostoso
    graca gracas gracinha grande grandes ha homem hora horas horrivel idiota idiotas igual igualzinho imbecil
    impossivel incrivel infelizmente inteira irado irma irmao jamais jogo jovem junto juntos lacre lacrou ladrao
    ladroes lagar largo legais legal leite lembrei lembro ligar ligou liguei linda lindas lindissimo lindo lindos
    lixo loja lojas longo lugar mae mala mandar mandei mandem mandou manha mano maravilhosa maravilhoso maravilhosos
    marido massa medo meia menina meninas mensagem mentira mentirosa mentiroso mentirosos merda mes meses mesmo
    metade meus mim mina minhas muitas muitissimo muitos mulher mundo musa namorada namorado natal negro nem nenhum
    nenhuma nessa nesse ninguem noite nojenta nojento nojo nossa nova novamente novidade novo novos num numa nunca
    obg obrigadao oferta oi olha ontem onu opa orgulho orgulhosa otario otarios otima otimo outra outras outro outros
    pagar pagou pague paguei pai palhacada palhaco parabens parece pareceu participar passa passar pedido pedidos
    peixe pela pele pensei penso pequena pequeno perfeita perfeito pessima pessimo pessoas pior pobre podem porcaria
    porra possivel posso pouca pouco povo precisa preciso preso preto prima primeira primeiro primo princesa
    princesinha produto produtos promocao pronto propaganda puta quais qual qualidade qualquer quanta quantos quarta
    quase quebrada quebrado quebrou queijo quente quer querendo queria querida querido quinta rainha rapido rasgado
    rastreamento rastreio reais realmente receber recebeu recebi receita recomenda recomendo reembolso responde
    respondem respondeu resposta rica rico ridicula ridiculo ridiculos rosa roxo rsrs rua ruim sabado sabem saber
    sabia saco sai sair sairam sal sala salario salgado sao saudade saudades saudavel segunda semana senha senhor
    senhora sensacional sera serie serve servico sete seus sexta show sim simpatico sinto sobrinha somente sorte
    sorteio soube sozinha sozinho suas sucesso suporte talvez tamanho tamanhos tanta tanto tantos tao tarde taxa tb
    tbm tchau tela ter terca terminar terra testar teste testou tia tinha tio to toda tomar tou trabalho trem troca
    trocar troco troquei usar uso vaga vagas vale valeu valor vamos varias varios vc vcs ve veio vejo velha velho vem
    ver verde vergonha vermelho vezes vieram volta voltar vou vovo zona
    vsf pqp vtnc enfia enfiem cuzao cuzoes seguidores curtidas`,
  fr: `abonne abonnes abuse abuser abuses achat achete acheter adorable adore adorent adorons afin aider aidez aimait
    aime aimerais aimes aimez ainsi aller allez allons alors ami amie amis ancien anniversaire ans appetit apres
    argent arnaque arnaques arnaqueurs arretez arrive assez attend attendre attends attente aucun aucune aujourdhui
    auront autant autre autres avaient avant avion avoir avons balles bancaire banque beau beaucoup beaute beaux bebe
    belle belles besoin bientot bise bisous blanc blanche bleu bleue bloque boire bombe bonnes bons bonsoir bouche
    boulot bout boutique bs ca caca cadeau cafe caisse canon car carte casse cassee ceci cela certains cetait chacun
    chance chaque charmant charmante chaud chaude cher cherche chere chers cheveux chez chien chose choses chouette
    client coeur colis commande commander commandes comment commentaire completement comprendre comprends compris
    compte concours connard connards conne conseiller contre cool copain copine corps coucou couleur couleurs courage
    cours court courte coute coutent croire crois cuisine debile debiles deception decu decue degage degoutant degueu
    degueulasse delicieuse delicieux demain demandez depuis dessina dessine deteste detester detestes deux devant
    devenu devenue devez devrait difficile dimanche dingue dirait dispo disponible dispos dit diva divin dois doit
    dommage donc donne donner donnez dormir doucement drole dun dure ecole ecouter ecran ecrire ecrit elegant
    elegante elu enfants ensemble entendu entre envie envoyez equipe escroc escrocs escroquerie essaie essaye essayer
    etait ete etes etiez eux excellent excellente exceptionnel extraordinaire fabuleux facile fais faites famille
    faudrait fausse faut faux felicitations femme femmes ferme fermez fier fiere fiers fille filles fils fini flotte
    fois folle fonctionne fou fous frais france fraude frere froid froide fromage gagnant gagnante gagne gagner gars
    ge genial geniale gens gentil gentille gentils gosses gourmand gourmande gout grand grande grandes grandi gratuit
    gris gros grosse groupe gueule hate heure hier hilarant honte honteuse honteux horaires horrible idiot idiots
    important importe impossible inacceptable inadmissible incompetent incompetents incroyable ingredients jadore
    jaimerais jamais jaune jen jeu jeudi jeune jeunes joli jolie jolies jolis jour journee jours joyeuse joyeux
    jusqua juste kaki kiffe kop lag laissez lamentable lan leche legal lentement leurs lien ligne lire livraison
    livre livres livrez long longtemps longue lorsque lu lui lundi magasin magnifique magnifiques main maintenant
    maison maitre malgre malo maman manga mange manger marche mardi mari marque marrant match matin mauvais mauvaise
    mdr mechant meilleur meilleure meilleurs mensonge menteur menteurs menteuse mercii mercredi merde merveille
    merveilleuse merveilleux mettre miam mieux mignon mignonne mignons minable moche moches moins mois monde monsieur
    nest nickel nimporte noel noir noire nom nos nouveau nouveaux nouvelle nuit nul nulle nulles nuls ny ordinateur
    ordure ordures ouais ouf ouvert ouverte ouverts ouvrez paiement pain pareil pareille parfait parfaite parfois
    parle parler parmi partage partager participe participer partout pathetique patron patronne pauvre paye payer
    pays peau pendant pense penser perdre perdu perdue pere personne petit petite peu peux photo photos pied pipi
    pire pitoyable places plait plusieurs plutot poisson possible poubelle pourrais pourrait pourri pourrie
    pourriture pouvez prefere preferer preferes presque pret pris produit produits ptdr pue puent puis puisque putain
    quel quelle quelles quelque quelques quelquun quels quil quon rabat recette recevoir recu recue regal regale
    regarde regarder rembourse remboursement remboursez rendez repondez repondre reponse reste retour retourne
    ridicule rigole rigolo rire rose rouge rue rupture sait salope salut samedi sang sante savais saviez savoir
    savoureux scandale scandaleuse scandaleux sel selon semaine semaines sen sent sera serait serez serieux seront
    seul seule seuls sinon snap soeur soir soiree sort sortie sous souvent splendide sport style sublime sucre suivi
    superbe superbes surtout svp sympa tai taille tailles tard telephone tellement tes teste tete tirage topissime
    tot totale totalement toute toutes triste trois trouve vacances vendredi vends venez vers vert verte veut veux
    viande vie vieille vient vieux ville vin vis vit vite voila voir voiture voleur voleurs vos voudrais voudrait
    voulez voulu voyage vrai vraiment vu yeux
    nique ntm fdp enculer encule niquez`,
  it: `abbraccio acquistare acquisto adesso adorabile adoro aiutarmi aiuto altra altre altri altro amaro amici amore
    ancora andate anni aperto appetito aprite arriva arrivano arrivata arrivato arrivederci aspettando aspettare
    aspetto auguri avere azienda baci banda bau bella belle bellezza belli bellissima bellissime bellissimi
    bellissimo bello bere bianco bimba bimbo bisogno bonifico brava bravi bravissima bravissimi brutta brutti brutto
    buffoni bugiardi buonanotte buonasera buongiorno buoni buonissima buonissimi buonissimo cade caffe caldo cambio
    canale cane cara cari carina carino carne caro carta casa cazzo cedo cena cercate cerco cervello chiamato clienti
    codice coglione coglioni coi col colore colori compleanno complimenti comprare comprate comprato compro consegna
    corriere corso corto costa costano creo cretino cucina cugino cuore dai dalla davvero deficiente degli delizioso
    delusa delusione deluso dentro devo dico dieci difficile disegnato disponibile disponibili divano divertente
    dolce dolci domani domenica donna donne dopo dovete dura ecco entro esaurito faccia faccio facile fai falsa falso
    fame famiglia fanno fantastica fantastici fantastico far fate fatta fatto favolosa favoloso fidanzato fiera fiero
    figata figli figlia figlio finalmente fino fitta formaggio forse fortuna fratello freddo frutta funziona
    funzionano fuori gatto gente giallo giornata giorni giovane giovedi giveaway grande grandi gruppo idiota idioti
    ieri imbarazzante incompetenti incredibile indecente innamorata innamorato insieme inviato ladri ladro lal larga
    latte lavoro leta lho lunedi lungo madre mai male mamma mandato mangiare mangiato mano martedi massa meraviglia
    meravigliosa meraviglioso mercoledi merda mese mesi messaggio messo mie miei migliore migliori mila minuti moglie
    mondo morire natale negozi negozio negro nei nero nessuno nonna nonno nostra nostro nuova nuovo ogni ognuno
    ordinato ordine ore orgogliosa orribile oss ottima ottimo pacco padre paese pagare pagato pagliacci passa
    patetico peccato peggio peggiore perfetta perfetto persone pesce pessima pessimi pessimo pezzo piacciono piace
    piccola piccolo pipi poco poi pollo possibile posso possono posti potete prendo preso presto prima primo privato
    prodotti prodotto profilo proprio provato provo pubblicita puo purtroppo puttana qualcuno quale quali qualita
    qualsiasi quanta quanti quasi quattro quel ragazze ragazzi ragazzo ragu ratt realmente resa ricetta ricevere
    ricevuto ridatemi ridere ridicola ridicoli ridicolo rimborso risate riso risponde rispondete rispondono risposta
    ritorna rosso rotta rotto sabato sala salato saluti salve sapere sapete sbagliato scandaloso schermo schifo
    schifoso sconti sconto scritto scrivi scuola scusate sembra sento sera seri serie serve servizio sete settimana
    siete signora simpatica simpatico sito sitter sola soldi soli soltanto sorella sotto spedite spedizione
    spettacolare spettacolo splendida splendidi splendido splendore squadra stai stanno stare stata stato stesso sto
    stronza stronzi stronzo stupenda stupendi stupendo stupida stupidi stupido subito sugli sul sulla taglia taglie
    tanti tantissimo tanto tardi telefono tenera tenero tesoro testa testimoni tonto torna tornano tornare tra tre
    triste troppa troppo trovate truffa truffata truffato truffatori tutta tutte uff uguale uso vado vaffanculo val
    vale ve vecchio vedere venerdi vera veramente verde vergogna vergognatevi vergognosi vergognoso vero vinto voglio
    volta volte vorrei vostra vostri vostro vuole zia zio zitto zona zucchero
    ammazzati suicidati vaffa seguaci`,
  ro: `bani buna bune cea clienti colet comanda culoare deci felicitari frumoasa frumoase frumos frumosi hoti lume
    lumea minunat minunata mult niciodata nimeni pret proasta produs rau rusine scump sunteti tepari toata vreau ziua`
}
