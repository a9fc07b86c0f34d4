/** Comments that hold words of those topics in another meaning, or hardly. */
export const otherMeanings: Readonly<Record<string, ReadonlyArray<string>>> = {
  de: ["Eine gute Wahl", "Ups, falscher Chat", "Die Grünen stehen mir besser als die roten", "Ihr könnt frei wählen"],
  fr: ["J'arrive demain", "Un livre à lire", "C'est la politique de l'entreprise", "Celui de gauche, s'il te plaît"],
  es: [
    "Vaya cara que pones",
    "La política de la empresa",
    "Cristiano metió dos goles",
    "Jesús del mostrador 3",
    "Hay que llegar a como dé lugar"
  ],
  pt: [
    "Esse cara é engraçado",
    "Vi uma barata na cozinha",
    "Vou votar no sabor morango",
    "Não chega aos pés do antigo"
  ],
  it: ["Caro Luca, a domani", "Due meloni maturi", "Ce ne siamo resi conto", "La maga del paese", "Che casino oggi"],
  nl: ["Op den duur went het", "Wij strijden tegen kanker", "Een ups en downs verhaal", "Ik ga dood van het lachen"],
  pl: ["Kilka premier w kinie", "Co za zwrot akcji", "Zwróciłam uwagę na kolor", "Za komuny tego nie było"],
  tr: ["Canımı sıktı biraz", "Arabanın camı buğulu", "Bahçeli ev istiyorum", "İyi bir seçim"],
  ja: ["ガーリックソースの味", "よくそんなこと言えるね", "尊すぎて死ねる", "イクラ丼とモスクワ"],
  ko: ["표정부터 밝아요", "코알라 인형", "교정치과 추천 부탁", "화면이 꺼져요", "포커스가 안 맞아요"],
  ar: ["كلي حماس", "حرق الدهون", "عقد القران الجمعة", "شحال هادي ونحن هنا"],
  hi: [
    "landing page dekho",
    "gandhi nagar me hai kya",
    "train chhut gayi",
    "vote for your favourite",
    "saalon se use kar rahe"
  ]
}
