import { any, name, type WentOver } from "./WentOverFrames.ts"

export const elsewhere: ReadonlyArray<WentOver> = [
  {
    language: "pl",
    yours: "wasz\\p{L}*|wy|was|wami|u was|ten|ta|te",
    had: [
      `(?:mial[ae]m|mielismy|uzywal[ae]m|nosil[ae]m|jezdzil[ae]m) ${any(3)}${name}`,
      `(?:moj|moja|moje|nasz) (?:star[yae]|poprzedni[ae]?|pierwsz[yae]|ostatni[ae]?) ${name}`
    ],
    gone: [
      `z ${name} ${any(2)}(?:same klopoty|same problemy|problemy|klopoty)`,
      `${name} ${any(6)}(?:zepsul\\p{L}*|pekl\\p{L}*|padl\\p{L}*|rozpadl\\p{L}*|podarl\\p{L}*|zardzewial\\p{L}*|serwisie|naprawie|zawiodl\\p{L}*|rozlecial\\p{L}*|przeciekal\\p{L}*|same problemy)`,
      `(?:sprzedal[ae]m|odeslal[ae]m|oddal[ae]m|zwrocil[ae]m|wyrzucil[ae]m|sprzedalismy) ${any(2)}${name}`,
      `${name} ${any(4)}(?:nigdy wiecej|juz nigdy)(?! bez| inn)`
    ],
    arrived: [
      `u was (?:wszystko|jest) ${any(2)}(?:super|dobrze|swietnie|idealnie)`,
      `(?:wasz\\p{L}*|ten|ta|to|te) (?:jest|sa|jezdzi) ${any(3)}(?:lepsz\\p{L}|super|swietn\\p{L}|idealn\\p{L}|najlepsz\\p{L})`,
      `(?:kupil[ae]m|zamowil[ae]m|wzial[ae]m|wybral[ae]m) (?:wasz\\p{L}*|ten|ta|to|u was)`,
      `(?:ciesze sie|dobrze|szczesliw[ay]|zadowolon[ay]) ${any(5)}(?:was|wasz\\p{L}*|u was|do was)`,
      "(?:jestem (?:teraz )?(?:tu|tutaj|u was)|teraz jestem (?:tu|tutaj|u was)|oto jestem)",
      "(?:duzo|o wiele|znacznie) (?:szczesliwsz[ay]|bardziej zadowolon[ay])",
      "wasz\\p{L}* (?:dziala|trzyma|jezdzi|wytrzymuje)|(?:trafil[ae]m|wyladowal[ae]m) do was",
      "najlepsza decyzja|bez porownania|niebo a ziemia|nie zaluje",
      `teraz ${any(2)}(?:wasz\\p{L}*|was|u was)`
    ],
    against: [
      `u was ${any(2)}(?:problemy|klopoty)`,
      `w ${name} wszystko `,
      `(?:mial[ae]m|uzywal[ae]m) ${any(1)}wasz\\p{L}*`,
      `wasz\\p{L}* ${any(2)}(?:zepsul\\p{L}*|pekl\\p{L}*|padl\\p{L}*|rozpadl\\p{L}*|podarl\\p{L}*|zawiodl\\p{L}*)`,
      `(?:sprzedal[ae]m|odeslal[ae]m|oddal[ae]m|zwrocil[ae]m|wyrzucil[ae]m) wasz\\p{L}*`,
      `${name} (?:jest|sa|byl\\p{L}?) ${any(2)}(?:lepsz\\p{L}|najlepsz\\p{L})`,
      `(?:kupil[ae]m|zamowil[ae]m|przeszl[ae]m (?:do|na)|teraz mam|mam) (?:do )?${name}`,
      "(?:wasz\\p{L}*|ten|ta|to) (?:nie jest|jest gorsz\\p{L})",
      "tesknie|zaluje ze|lepsz\\p{L} (?:niz|od) wasz\\p{L}*"
    ]
  },
  {
    language: "tr",
    yours: "sizin\\p{L}*|siz|sizi|size|sizden|bu|bunlar",
    had: [`${name} ${any(1)}(?:kullaniyordum|kullandim|vardi|kullanirdim|almistim)`, `(?:eski|onceki|ilk) ${name}`],
    gone: [
      `${name} (?:ile )?${any(2)}(?:sorun|problem) (?:yasadim|yasadik|cikti)`,
      `${name} ${any(4)}(?:bozuldu|kirildi|yirtildi|paslandi|dagildi|servisteydi|tamirdeydi|patladi|hayal kirikligi|yari yolda birakti|coktu)`,
      `${name} (?:\\p{L}+ )?(?:sattim|iade ettim|geri gonderdim|verdim|attim)`,
      `${name} ${any(3)}(?:bir daha asla|bir daha mi)`
    ],
    arrived: [
      `sizde ${any(3)}(?:mukemmel|harika|sorunsuz|super)`,
      "sizinkini aldigimdan beri",
      `(?:sizinki|sizinkiler|bu|bunlar|siz) ${any(4)}(?:iyi|iyisiniz|guzel|harika|mukemmel|kaliteli|super)`,
      `(?:sizinkini|sizden|bunu) (?:aldim|siparis ettim|sectim|kullaniyorum)`,
      `iyi ki ${any(3)}(?:size|siz|sizi|sizin\\p{L}*)`,
      "(?:buradayim|simdi buradayim|artik buradayim|simdi sizdeyim)",
      "(?:cok )?daha mutluyum|en iyi karar\\p{L}*|hic pisman (?:degilim|olmadim)|kiyas bile olmaz",
      `(?:simdi|artik) ${any(2)}(?:sizinkini|sizi|sizden)`
    ],
    against: [
      `sizde ${any(2)}(?:sorun|problem)`,
      `sizinkini ${any(1)}(?:kullaniyordum|kullandim|sattim|iade ettim|geri gonderdim)|sizinki ${any(1)}vardi`,
      `sizinki ${any(3)}(?:bozuldu|kirildi|yirtildi|dagildi|patladi|servisteydi)`,
      `${name} (?:cok |hala |kesinlikle )?daha (?:iyi|guzel|kaliteli)`,
      `(?:simdi|artik) ${name} (?:var|aldim|kullaniyorum)|${name} (?:aldim|gectim)`,
      `(?:sizinki|bu|siz) ${any(2)}(?:degil|kotu)`,
      "ozledim|ozluyorum|keske|sizinkinden (?:daha )?iyi"
    ]
  },
  {
    language: "hi",
    yours: "आपक[ाीे]|आप|aapk[aie]|aap|apk[aie]|ये|यह|ye|yeh",
    had: [
      `(?:पहले|pehle) (?:मेरे|mere|हमारे|hamare|मैं|main|mai)? ?(?:पास |paas |pas )?${name}`,
      `(?:मेरी|मेरा|meri|mera) (?:पुरानी|पुराना|purani|purana|pehli|पहली) ${name}`
    ],
    gone: [
      `${name} ${any(5)}(?:खराब|ख़राब|टूट|फट|रिपेयर|बंद|धोखा|kharab|toot|tut|phat|fat|repair|band ho)`,
      `${name} (?:को |ko )?(?:बेच|लौटा|वापस|bech|lauta|wapas|return)`,
      `${name} ${any(3)}(?:फिर कभी नहीं|दोबारा कभी नहीं|phir kabhi nahi|dobara kabhi nahi)`
    ],
    arrived: [
      `(?:आपकी|आपका|आपके|aapki|aapka|aapke|apki|apka|ये|यह|ye|yeh) ${any(3)}(?:बेहतर|अच्छ\\p{L}*\\p{M}*|बढ़िया|शानदार|better|best|behtar|acch?\\p{L}+|achch?\\p{L}+|badhiya|mast)`,
      `(?:आपकी|आपका|आपसे|आपके|aapki|aapka|aapse|apki|apse) ${any(2)}(?:खरीद|ले ली|ले लिया|इस्तेमाल|use|kharid|le li|le liya|istemal)`,
      `(?:खुश|khush) ${any(3)}(?:आपके|आपकी|aapke|aapki|apke)`,
      `(?:अब|ab) ${any(2)}(?:आप|आपकी|आपका|आपके|aap|aapki|aapka|यहां|यहाँ|yahan|yaha)`,
      `(?:अब|ab) ${any(1)}(?:खुश|khush)|(?:शुक्र है|shukr hai) ${any(2)}(?:आप|aap)`
    ],
    against: [
      `(?:आपकी|आपका|aapki|aapka|apki) ${any(3)}(?:थी|था|खराब|टूट|फट|बेच|लौटा|thi|tha|kharab|toot|phat|bech|wapas)`,
      `${name} ${any(1)}(?:बेहतर|अच्छी|अच्छा|better|behtar|acchi|accha)`,
      `(?:अब|ab) ${any(1)}${name}|${name} (?:खरीद|ले ली|kharid|le li)`,
      `(?:याद आती|yaad aati|पछता|pachta)`
    ]
  },
  {
    language: "ar",
    yours: "حقكم|بتاعكم|منتجكم|منتجاتكم|عندكم|انتم|أنتم|هذا|هذه|معكم|تبعكم",
    had: [
      `(?:كان|كانت) (?:عندي|عندنا|لدي|معي) ${any(2)}${name}`,
      `(?:كنت|كنا) (?:استخدم|أستخدم|نستخدم|البس|ألبس) ${any(1)}${name}`
    ],
    gone: [
      `${name} ${any(4)}(?:خربت|خرب|تعطلت|تعطل|انكسرت|انكسر|تمزق|تمزقت|التصليح|الصيانة|خذلتني|خذلني|باظت|باظ|بايظ|صدأت)`,
      `(?:تعطلت|تعطل|خربت|خرب|انكسر|انكسرت|تمزق|باظ) ${any(1)}${name}`,
      `(?:بعت|رجعت|أرجعت|ارجعت|رميت|تخلصت من) ${any(1)}${name}`,
      `${name} ${any(3)}(?:ولا مرة ثانية|مستحيل ارجع|لن أكررها|عمري ما ارجع)`
    ],
    arrived: [
      `(?:حقكم|بتاعكم|منتجكم|منتجاتكم|هذا|هذه|دي|ده|انتم|أنتم|تبعكم) ${any(2)}(?:أفضل|افضل|أحسن|احسن|أجمل|ممتاز|رائع)\\p{L}*`,
      `(?:واشتريت|اشتريت|وطلبت|طلبت) (?:منكم|هذا|هذه|حقكم|من عندكم|منتجكم)`,
      `(?:سعيد|سعيدة|مبسوط|مبسوطة|الحمد لله|محظوظ) ${any(4)}(?:لكم|لقيتكم|عندكم|معكم|اليكم|إليكم|وجدتكم|عرفتكم)`,
      "(?:أنا هنا|انا هنا|انا عندكم|صرت عندكم)",
      "(?:أسعد|اسعد|أحسن قرار|احسن قرار|أفضل قرار|افضل قرار|فرق كبير|ما في مقارنة)",
      `(?:الآن|الان|الحين|دلوقتي) ${any(1)}(?:استخدم|أستخدم|عندي|مع) ?(?:منتجكم|حقكم|بتاعكم|كم)`
    ],
    against: [
      `(?:عندي|استخدم|لدي) (?:منتجكم|حقكم|بتاعكم|من عندكم) (?:من قبل|قبل|زمان)`,
      `(?:منتجكم|حقكم|بتاعكم|تبعكم) (?:خرب|خربت|تعطل|تعطلت|انكسر|تمزق|باظ)`,
      `(?:بعت|رجعت|رميت) (?:منتجكم|حقكم|بتاعكم)`,
      `${name} (?:أفضل|افضل|أحسن|احسن|أجمل)`,
      `(?:واشتريت|اشتريت|انتقلت (?:الى|إلى|ل)|عندي) ${name} ?(?:الآن|الان|الحين|$)|(?:واشتريت|اشتريت) ${name}`,
      `(?:اشتقت|ندمت|ندمان)`
    ]
  },
  {
    language: "ja",
    yours: "こちら|こっち|御社|ここ|これ",
    isUnparted: true,
    had: [
      "(?:前|以前|昔|ずっと|今まで)は? ?§[^。]{0,10}(?:使って|持って|着て|乗って|愛用)",
      "§[^。]{0,10}(?:使って(?:い|ま)?た|持って(?:い|ま)?た)"
    ],
    gone: [
      "§[^。]{0,18}(?:壊れ|故障|破れ|ダメにな|だめにな|修理|錆び|がっかり|動かなくな)",
      "§[^。]{0,6}(?:売って|売り|返品|手放し|処分)",
      "§[^。]{0,16}(?:もう二度と|二度と)"
    ],
    arrived: [
      "(?:こちら|こっち|ここ|御社|これ)(?:の|に|は|が|の方が|のほうが|のを|を)[^。]{0,10}(?:いい|良い|よい|よかった|良かった|最高|満足|買い|買った|注文|愛用|乗り換え|快適)",
      "今は?(?:ここ|こちら|こっち|御社)|今はすごく満足|最高の決断|比べものにならない"
    ],
    against: [
      "(?:こちら|こっち|ここ|御社)(?:の|は|のは|のを|を)[^。]{0,8}(?:使って(?:い|ま)?た|壊れ|故障|破れ|売って|返品|修理)",
      "§(?:の方|のほう|の)?が[^。]{0,4}(?:いい|良い|よい|最高|あってよかった)",
      "§(?:を|に)[^。]{0,4}(?:買い|買った|注文|乗り換え|しました)",
      "(?:戻りたい|後悔|恋しい)"
    ]
  },
  {
    language: "ko",
    yours: "여기|이게|이거|이건|이것",
    isUnparted: true,
    had: [
      "(?:전에|예전에|원래|그동안)는? ?§[^.]{0,10}(?:썼|쓰다|있었|입었|탔|사용)",
      "§[^.]{0,8}(?:썼는데|쓰다가|있었어요|있었는데)"
    ],
    gone: [
      "§[^.]{0,18}(?:고장|망가|부서|찢어|수리점|수리 ?맡|녹슬|실망|터졌)",
      "§[^.]{0,4}(?:팔고|팔았|반품|처분)",
      "§[^.]{0,12}(?:다시는|두 번 다시)"
    ],
    arrived: [
      "(?:여기|이게|이거|이것)(?: ?(?:게|거|것|로|가|이|은|는|꺼))?[^.]{0,10}(?:좋|나아|낫|최고|샀|주문|바꿔|바꿨|다행|만족|쓰는데)",
      "지금 ?(?:은|훨씬)? ?(?:여기|만족|행복|이거)|최고의 선택|비교가 안"
    ],
    against: [
      "여기 ?(?:거|것|게|꺼) ?(?:를|는|은|이)? ?[^.]{0,6}(?:썼|고장|망가|부서|찢어|팔고|팔았|반품|수리)",
      "§(?:이|가)? ?(?:훨씬 )?(?:더 )?(?:좋|나아|낫|최고|있어서 다행)",
      "§(?:을|를|로)? ?(?:샀|주문했|갈아탔|바꿨)",
      "(?:그리워|그립|후회)"
    ]
  }
]
