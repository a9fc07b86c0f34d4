/** Everyday words that brands are called by, or could be, accents off: beside those that short comments are made of. */
export const romance: Readonly<Record<string, string>> = {
  fr: `carrefour orange casino boulanger printemps galeries action nature decouvertes mer sel eau
    feu terre air vent soleil lune etoile ciel nuage pluie neige glace lumiere nuit jour matin soir midi ete hiver automne
    maison jardin cour porte fenetre table lit chaise cuisine cave toit tour chateau eglise marche place rue route chemin
    pont village ville pays monde ile mont montagne vallee lac riviere fleuve source plage foret bois champ arbre fleur
    rose lavande tulipe olive citron pomme poire cerise fraise raisin noix amande pain gateau tarte miel beurre fromage
    lait sucre poivre viande poisson oeuf vin biere cafe the chocolat boucher pecheur fermier roi reine prince princesse
    chevalier ange heros homme femme garcon fille enfant bebe mere pere frere soeur ami amie voisin lion ours loup renard
    lapin cerf aigle cygne grenouille abeille coccinelle cheval chien chat vache mouton canard rouge bleu vert jaune noir
    blanc gris violet or argent fer acier verre pierre perle cristal neuf nouveau vieux jeune petit grand fort rapide doux
    dur chaud froid frais clair pur vrai libre heureux bonheur amour reve voeu but debut fin temps heure an annee semaine
    mois livre page mot image couleur musique jeu sport balle equipe client magasin boutique usine commerce prix argent
    tresor carte lettre voyage voiture velo train bateau avion main coeur tete oeil yeux oreille nez bouche pied peau
    cheveux robe pantalon chaussure manteau chapeau sac bague montre lunettes belle `,
  es: `dia claro vivo mango orange corte mar sol luna estrella cielo nube lluvia nieve hielo luz
    noche manana tarde verano invierno otono primavera casa hogar jardin patio puerta ventana mesa cama silla cocina techo
    torre castillo iglesia mercado plaza calle camino puente pueblo ciudad pais mundo isla monte montana valle lago rio
    fuente playa bosque campo arbol flor rosa clavel oliva limon manzana pera cereza fresa uva nuez almendra pan pastel
    torta miel mantequilla queso leche sal azucar pimienta carne pescado huevo vino cerveza cafe te chocolate panadero
    carnicero pescador granjero rey reina principe princesa caballero angel heroe hombre mujer nino nina madre padre
    hermano hermana amigo amiga vecino leon oso lobo zorro conejo ciervo aguila cisne rana abeja caballo perro gato vaca
    oveja pato rojo azul verde amarillo negro blanco gris morado oro plata hierro acero madera vidrio piedra perla cristal
    nuevo viejo joven pequeno grande fuerte rapido suave duro caliente frio fresco puro verdad libre feliz felicidad amor
    sueno deseo meta inicio fin tiempo hora ano semana mes libro pagina palabra imagen color musica juego deporte pelota
    equipo cliente tienda fabrica comercio precio dinero tesoro carta viaje coche bicicleta tren barco avion mano corazon
    cabeza ojo oreja nariz boca pie piel pelo vestido pantalon zapato abrigo sombrero bolso anillo reloj gafas exito
    familia libertad natura naturaleza fuego agua tierra aire viento`,
  it: `tre vento sole luna stella cielo nuvola pioggia neve ghiaccio luce notte mattina
    sera estate inverno autunno primavera casa giardino cortile porta finestra tavolo letto sedia cucina cantina tetto
    torre castello chiesa mercato piazza strada via ponte paese citta mondo isola monte montagna valle lago fiume fonte
    spiaggia bosco campo albero fiore rosa viola oliva limone mela pera ciliegia fragola uva noce mandorla pane torta
    miele burro formaggio latte sale zucchero pepe carne pesce uovo vino birra caffe te cioccolato mulino fornaio
    macellaio pescatore contadino re regina principe principessa cavaliere angelo eroe uomo donna bambino bambina ragazzo
    ragazza madre padre fratello sorella amico amica vicino leone orso lupo volpe coniglio cervo aquila cigno rana ape
    cavallo cane gatto mucca pecora anatra rosso blu verde giallo nero bianco grigio oro argento ferro acciaio legno vetro
    pietra perla cristallo nuovo vecchio giovane piccolo grande forte veloce dolce duro caldo freddo fresco puro vero
    libero felice felicita amore sogno desiderio inizio fine tempo ora anno settimana mese libro pagina parola immagine
    colore musica gioco sport palla squadra cliente negozio fabbrica prezzo soldi tesoro carta lettera viaggio macchina
    bici treno barca aereo mano cuore testa occhio orecchio naso bocca piede pelle capelli vestito pantalone scarpa
    cappotto cappello borsa anello orologio occhiali acqua fuoco terra aria mare famiglia intimo natura uno due dieci`,
  pt: `vivo claro oi nossa natura extra submarino mar sol lua estrela ceu
    nuvem chuva neve gelo luz noite manha tarde verao inverno outono primavera casa lar jardim quintal porta janela mesa
    cama cadeira cozinha teto torre castelo igreja mercado praca rua caminho ponte vila cidade pais mundo ilha monte
    montanha vale lago rio fonte praia floresta campo arvore flor rosa cravo azeitona limao maca pera cereja morango uva
    noz amendoa pao bolo torta mel manteiga queijo leite sal acucar pimenta carne peixe ovo vinho cerveja cafe cha
    chocolate padeiro acougueiro pescador rei rainha principe princesa cavaleiro anjo heroi homem mulher menino menina
    crianca mae pai irmao irma amigo amiga vizinho leao urso lobo raposa coelho veado aguia cisne sapo abelha cavalo
    cachorro gato vaca ovelha pato vermelho azul verde amarelo preto branco cinza ouro prata ferro aco madeira vidro pedra
    perola cristal novo velho jovem pequeno grande forte rapido doce duro quente frio fresco puro verdade livre feliz
    felicidade sonho desejo meta inicio fim tempo hora ano semana mes livro pagina palavra imagem cor musica jogo esporte
    bola time cliente loja fabrica dinheiro tesouro carta viagem carro bicicleta trem barco aviao mao coracao cabeca olho
    orelha nariz boca pe pele cabelo vestido calca sapato casaco chapeu bolsa anel relogio oculos agua fogo terra ar vento
    familia liberdade ponto`
}
