/** By language: guidance about questions of each kind, and how commenters ask, seldom with a mark, parted by `|`. */
export const asked: Readonly<Record<string, ReadonlyArray<readonly [guidance: string, questions: string]>>> = {
  ar: [
    [
      "أخفِ أسئلة الأسعار",
      "بكم؟|كم السعر لو سمحت|السعر كام|قديش الاشتراك|ممكن الأسعار|بكم القطعة|كم ثمنها|السعر؟|بقداش هذا|عايز اعرف السعر"
    ],
    [
      "أخفِ الأسئلة عن مواعيد العمل",
      "متى تفتحون|كم ساعات العمل|لأي ساعة فاتحين|فاتحين الجمعة؟|مواعيدكم ايه|متى تقفلون اليوم"
    ],
    ["أخفِ الأسئلة عن التوصيل", "كم يوم التوصيل|توصلون للرياض؟|وين طلبي|متى يوصل الطلب|الشحن كم يوم|فيه توصيل؟"]
  ],
  de: [
    [
      "Blende Fragen zu Preisen aus",
      "Preis?|was kostet das|wie teuer ist der Spaß|wieviel?|was nehmt ihr dafür|Kosten?|wie viel kostet ein Haarschnitt"
    ],
    [
      "Blende Fragen zu Öffnungszeiten aus",
      "wann habt ihr auf|wie lange habt ihr offen|Sonntag offen?|ab wann geöffnet|bis wann habt ihr heute auf|habt ihr feiertags auf"
    ],
    [
      "Blende Fragen zum Versand aus",
      "wann kommt mein Paket|liefert ihr nach Österreich?|wie lange dauert der Versand|wo bleibt meine Bestellung|Versandkosten?|verschickt ihr auch in die Schweiz"
    ]
  ],
  fr: [
    [
      "Masquez les questions sur les prix",
      "c'est combien ?|prix svp|ça coûte combien|tarif pour une coupe homme ?|cb ??|combien ça vaut|le prix ?|vous prenez combien"
    ],
    [
      "Masquez les questions sur les horaires",
      "vous ouvrez à quelle heure|vous fermez à quelle heure|ouvert dimanche ?|c'est ouvert aujourd'hui ?|horaires svp|vous êtes ouverts le lundi ?"
    ],
    [
      "Masquez les questions sur la livraison",
      "quand arrive mon colis|vous livrez en Belgique ?|livraison combien de jours|où est ma commande|délai de livraison ?|vous expédiez en Suisse ?"
    ]
  ],
  es: [
    [
      "Oculta las preguntas sobre precios",
      "¿precio?|cuánto cuesta|a cómo está|qué precio tiene|cuánto vale el corte|precio por favor|info precio|cuánto sale"
    ],
    [
      "Oculta preguntas sobre horarios",
      "a qué hora abrís|hasta qué hora estáis abiertos|abrís el domingo?|a qué hora cierran|horario?|abren los festivos"
    ],
    [
      "Oculta preguntas sobre envíos",
      "cuándo llega mi pedido|cuánto tarda el envío|dónde está mi paquete|hacen envíos?|gastos de envío?"
    ]
  ],
  pt: [
    [
      "Esconda perguntas sobre preço",
      "quanto custa|preço?|qual o valor|quanto tá|valor por favor|quanto é o corte|qto?|quanto sai"
    ],
    [
      "Esconda perguntas sobre horário",
      "que horas abre|até que horas ficam abertos|abre domingo?|que horas fecha|qual o horário de funcionamento|funciona no feriado?"
    ],
    [
      "Esconda perguntas sobre entrega",
      "quando chega meu pedido|entregam em Recife?|quanto tempo demora a entrega|cadê meu pedido|qual o frete|entrega pra todo Brasil?"
    ]
  ],
  it: [
    [
      "Nascondete le domande sui prezzi",
      "quanto costa|prezzo?|quanto viene|quanto costa un taglio|info prezzo|a quanto lo vendete|quanto?|costo?"
    ],
    [
      "Nascondete le domande sugli orari",
      "a che ora aprite|fino a che ora siete aperti|aperti domenica?|a che ora chiudete|orari?|siete aperti a ferragosto"
    ],
    [
      "Nascondete le domande sulla spedizione",
      "quando arriva il mio pacco|spedite in Svizzera?|quanto ci mette la spedizione|dov'è il mio ordine|costi di spedizione?|consegnate a Bari?"
    ]
  ],
  nl: [
    [
      "Verberg vragen over prijzen",
      "wat kost dit|prijs?|hoeveel kost het|hoe duur is dat|wat vragen jullie ervoor|kosten?|hoeveel is een knipbeurt"
    ],
    [
      "Verberg vragen over openingstijden",
      "hoe laat gaan jullie open|tot hoe laat open|zondag open?|hoe laat sluiten jullie|zijn jullie open met pasen|openingstijden?"
    ],
    [
      "Verberg vragen over levering",
      "wanneer komt mijn pakket|leveren jullie in België?|hoe lang duurt de verzending|waar blijft mijn bestelling|verzendkosten?|bezorgen jullie ook?"
    ]
  ],
  pl: [
    [
      "Ukrywaj pytania o ceny",
      "ile kosztuje|cena?|po ile|jaka cena|ile za strzyżenie|ile to kosztuje|jaki koszt|w jakiej cenie"
    ],
    [
      "Ukrywaj pytania o godziny otwarcia",
      "o której otwieracie|do której czynne|w niedzielę otwarte?|o której zamykacie|czynne w święta?|od której jesteście"
    ],
    [
      "Ukrywaj pytania o dostawę",
      "kiedy przyjdzie paczka|wysyłacie do Niemiec?|ile trwa wysyłka|gdzie moje zamówienie|koszt dostawy?"
    ]
  ],
  tr: [
    [
      "Fiyat sorularını gizle",
      "fiyat?|ne kadar|kaç para|fiyatı nedir|fiyat alabilir miyim|saç kesimi ne kadar|ücreti ne|kaça"
    ],
    [
      "Çalışma saati sorularını gizle",
      "kaça kadar açıksınız|pazar açık mı|saat kaçta kapanıyor|bayramda açık mısınız|çalışma saatleriniz nedir"
    ],
    [
      "Kargo sorularını gizle",
      "kargom ne zaman gelir|kargo kaç gün|siparişim nerede|kargo ücreti ne kadar|teslimat ne zaman"
    ]
  ],
  ja: [
    [
      "値段の質問は非表示にして",
      "いくらですか|値段は?|おいくらですか|価格教えてください|いくら?|カットいくらですか|料金は?"
    ],
    [
      "営業時間の質問は非表示にして",
      "何時から開いてますか|何時まで営業|日曜やってますか|何時に閉まりますか|営業時間は?|祝日は営業してますか"
    ],
    [
      "配送の質問は非表示にして",
      "いつ届きますか|海外発送できますか|配送に何日かかりますか|送料はいくらですか|発送まだですか"
    ]
  ],
  ko: [
    ["가격 문의는 숨겨줘", "얼마예요?|가격이요|가격 문의드려요|얼마인가요|커트 얼마예요|가격 좀|얼만가요"],
    [
      "영업시간 문의는 숨겨줘",
      "몇 시에 열어요|몇시까지 해요|일요일도 하나요|언제 닫아요|영업시간 어떻게 되나요|공휴일에도 하나요"
    ],
    ["배송 문의는 숨겨줘", "해외배송 되나요|배송 며칠 걸려요|택배 어디쯤인가요|배송비 얼마예요|언제 발송되나요"]
  ],
  hi: [
    [
      "दाम के सवाल छुपा दो",
      "कितने का है|rate kya hai|price please|दाम क्या है|kitne ka hai bhai|कीमत बताओ|price?|kitna lagega"
    ],
    [
      "समय के सवाल छुपा दो",
      "कितने बजे खुलता है|kab tak open hai|sunday open hai kya|कितने बजे बंद होता है|timing kya hai|आज खुला है क्या"
    ],
    [
      "डिलीवरी के सवाल छुपा दो",
      "मेरा ऑर्डर कब आएगा|delivery kab hogi|delhi me delivery hai kya|order kahan hai|shipping charge kitna hai"
    ]
  ]
}

/** By language: guidance about all questions, some, and what begins or sounds like one and asks nothing. */
export const notAsked: Readonly<Record<string, readonly [guidance: string, questions: string, others: string]>> = {
  de: [
    "Fragen ausblenden",
    "wann kommt die neue Kollektion|habt ihr das auch in blau|wo kann ich das kaufen",
    "was für ein Mist|wie schön|wer das kauft ist selber schuld|was ihr macht ist super|wenn ihr so weitermacht bin ich weg|wie immer top|das war sehr lecker|ist mir egal|ein Preis-Leistungs-Wunder|Preise sind super"
  ],
  fr: [
    "Masquez les questions",
    "vous avez la taille M|où est votre boutique|c'est quand la prochaine date",
    "quelle honte|quel plaisir de vous voir|comme c'est beau|quand je suis venu c'était fermé|vous êtes géniaux|on vous adore|cb refusée à la caisse, honteux|merci à vous"
  ],
  es: [
    "Oculta las preguntas",
    "tenéis talla M|dónde está la tienda|cuándo sale la nueva colección",
    "cuánta razón|cuando fui me trataron mal|qué bonito|como siempre genial|que vergüenza|qué ganas de ir|el precio es bueno|cuanto antes mejor"
  ],
  pt: [
    "Esconda perguntas",
    "tem tamanho M|onde fica a loja|quando sai a nova coleção",
    "quando fui me trataram mal|que lindo|que saudade|como sempre maravilhoso|tem que melhorar|quanto mais compro mais gosto|preço justo, adorei|onde já se viu isso"
  ],
  it: [
    "Nascondete le domande",
    "avete la taglia M|dove si trova il negozio|quando esce la nuova collezione",
    "quando sono venuto mi hanno trattato male|che bello|che schifo|come sempre ottimo|quanto siete bravi|quanto mi piace|avete rotto|prezzo onesto, bravi"
  ],
  nl: [
    "Verberg vragen",
    "hebben jullie maat M|waar is de winkel|wanneer komt de nieuwe collectie",
    "wat mooi|hoe leuk is dat|wat een zooi|hoe durven ze|waar een wil is is een weg|wanneer ik kom is het altijd gezellig|wat jullie doen is top|prijs kwaliteit top"
  ],
  pl: [
    "Ukrywaj pytania",
    "macie rozmiar M|gdzie jest sklep|kiedy będzie nowa kolekcja",
    "jakie piękne|jaki wstyd|kiedy byłam było super|ile razy można czekać|co za skandal|gdzie te czasy|dobra cena, polecam|cena ok"
  ],
  tr: [
    "Soruları gizle",
    "M beden var mı|mağaza nerede|yeni koleksiyon ne zaman",
    "ne kadar güzel|ne güzel olmuş|nasıl güzel|çok beğendim|ne kadar kötü bir hizmet|hiç bu kadar kötüsünü görmedim|neden olmasın|fiyatı güzel"
  ],
  ja: [
    "質問は非表示にして",
    "Mサイズありますか|お店はどこですか|新作いつ出ますか",
    "いつも美味しい|何時間も待たされた|なんて素敵|いつもありがとう|どこよりも安い|いくらでも食べられる|また行きます|いくら丼最高"
  ],
  ko: [
    "질문은 숨겨줘",
    "M사이즈 있나요|매장 어디예요|신상 언제 나와요",
    "언제나 최고|어디에도 없는 맛|언제 봐도 예뻐요|얼마나 예쁜지|너무 좋아요|어떻게 이렇게 예뻐|왜 이렇게 예뻐|가격 착해요"
  ],
  ar: [
    "أخفِ الأسئلة",
    "عندكم مقاس وسط|وين المحل|متى تنزل المجموعة الجديدة",
    "كم أنت رائع|كم هو جميل|أحب كل شيء عندكم|متى ما جيت يكون مسكر|كيفكم حلوين|وين ما تروح تلاقيهم|السعر مناسب جدا|خدمة ممتازة"
  ],
  hi: [
    "सवाल छुपा दो",
    "M साइज मिलेगा क्या|दुकान कहाँ है|new collection kab aayega",
    "क्या बात है|kya baat hai|kya mast cheez hai|kitna sundar|कितना सुंदर है|क्या खूब|rate sahi hai|bahut badhiya"
  ]
}
