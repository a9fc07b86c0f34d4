import type { Denials } from "./Denials.ts"

const zle =
  "(?:klamstw\\p{L}*|nieprawd\\p{L}*|bzdur\\p{L}*|falsz\\p{L}*|rasi\\p{L}*|seksi\\p{L}*|podle|obrzydliwe|ohydne|krzywdzace|wstyd|dno|hanba|zenada)"

export const polish: Denials = {
  blame:
    "terrory[sś]\\p{L}*|przestepc\\p{L}*|bandy[tc]\\p{L}*|zlodziej\\p{L}*|szczur\\p{L}*|zwierze\\p{L}*|robactw\\p{L}*|robakami|potwor\\p{L}*|pasozyt\\p{L}*|glupi\\p{L}*|glupsz\\p{L}*|gorsi|gorsze|smieci\\p{L}*|leniw\\p{L}*|leniami|brudn\\p{L}*|brudasami|niebezpieczn\\p{L}*|zagrozeni\\p{L}*|ciezar\\p{L}*|chorzy|chore|choroba|gwalcicie\\p{L}*|barbarzync\\p{L}*|malp\\p{L}*|karaluch\\p{L}*|zaraz[aą]|plag[aą]|morderc\\p{L}*|zboczenc\\p{L}*|wrogami|swiniami|ludzmi drugiej kategorii|zagrozeniem",
  denies: ["(?:nie sa|nie jest|nie byli|to nie)(?: (?:wcale|wszyscy|wszystkie|zadn\\p{L}*))* {b}"],
  calls:
    "deportow\\p{L}*|wydal\\p{L}*|wyrzuc\\p{L}*|nienawidz\\p{L}*|zabij\\p{L}*|atakow\\p{L}*|obrazac|obrazaj\\p{L}*|wykluczac",
  around: [
    ["zaden|zadna", "(?:nie jest|to nie) {b}"],
    ["nie (?:wszyscy|wszystkie|kazdy|kazda)(?: ci)?", "(?:to|sa|jest)(?: (?:od razu|sami))? {b}"],
    ["(?:nie|nigdy nie) (?:(?:wolno|mozna|powinno sie|nalezy|trzeba|chcemy) )?{c}(?: (?:wszystkich|tych))?", ""],
    ["nikt nie powinien {c}(?: (?:wszystkich|tych))?", ""]
  ],
  objects: [
    "nikt nie powinien (?:nigdy )?(?:czytac|slyszec|sluchac|widziec),? ze {gap}{b}",
    "kto (?:mowi|twierdzi|mysli|uwaza),? ze {gap}{b},? (?:(?:sam|ten|ta|jest|to|zwykly) )*(?:{b}|ignorant\\p{L}*|rasist\\p{L}*)",
    "nikt nie powinien (?:nigdy )?(?:mowic|myslec|twierdzic|nazywac|traktowac),? {gap}{b}",
    "(?:przestan(?:cie)?|nie) (?:mowic|mowcie|mow|nazywac|nazywajcie|nazywaj|traktowac|traktujcie|traktuj),? {gap}{b}",
    `to (?:(?:jest|zwykle|czyste|po prostu|wierutne|zwykla) )*(?:mit|${zle}),? ze {gap}{b}`,
    "nieprawda(?: jest)?,? ze {gap}{b}",
    `(?:mowienie|nazywanie|twierdzenie),? {gap}{b},? (?:jest|to) (?:(?:zwykle|po prostu|czyste) )*${zle}`
  ],
  not: "nie|nigdy|zaden|zadna",
  and: "i",
  doubts:
    "mowi\\p{L}*|mow|powiedz\\p{L}*|jesli|jezeli|gdyby|uda[jw]\\p{L}*|klam\\p{L}*|wierz\\p{L}*|mysl\\p{L}*|twierdz\\p{L}*|dopoki|nikt|nigdy|przesta\\p{L}*|dlaczego|kto|rzekomo|zart|tylko",
  turns:
    "ale(?! (?:zwykli )?ludz\\p{L}*)|lecz|gorzej|gorsi|gorsze|nawet|tylko|prawda|fakt|cenzur\\p{L}*|zakaz\\p{L}*|nie wolno|zabron\\p{L}*|wiem to|czym sa|obraza dla|oprocz"
}

export const turkish: Denials = {
  blame:
    "terorist\\p{L}*|suclu\\p{L}*|hirsiz\\p{L}*|fare|fareler|hayvan\\p{L}*|hasere\\p{L}*|canavar\\p{L}*|asalak\\p{L}*|parazit\\p{L}*|aptal\\p{L}*|tembel\\p{L}*|tehlikeli\\p{L}*|tehlike|tehdit|yuk|hasta|hastalik|tecavuzcu\\p{L}*|barbar\\p{L}*|maymun\\p{L}*|bocek\\p{L}*|katil\\p{L}*|sapik\\p{L}*|cop|pis|pislik|dusman\\p{L}*|hain\\p{L}*|asagilik|asagi|kotu",
  denies: ["{b} degil(?:dir|ler|lerdir|dirler)?(?![\\p{L}\\p{M}])(?! (?:mi|mu|de|da|sadece|sanki))"],
  calls: "sinir disi|deport|kovul\\p{L}*|atilma\\p{L}*|oldur\\p{L}*|dovul\\p{L}*|nefret|dislan\\p{L}*",
  around: [
    ["", "(?:sinir disi|deport) (?:edilmesin|edilmemeli\\p{L}*|etmeyin|edilemez)"],
    ["", "(?:kovulmasin|kovulmamali|dovulmesin|oldurulmesin|oldurulmemeli|dislanmasin|dislanmamali)"]
  ],
  objects: [
    "{b} diyen(?:ler)?(?: (?:asil|kendisi|kendi))* (?:{b}|cahil|irkci)",
    "kimse {gap}{b}{gap}(?:dememeli|dememelidir|soylememeli|dusunmemeli)",
    "{b} (?:demeyi|demekten|diye cagirmayi) (?:birak\\p{L}*|vazgec\\p{L}*|kes\\p{L}*)",
    "{b} (?:demeyin|deme|demeyelim)",
    "{b}(?: \\p{L}+)? (?:oldugu|olduklari|oldugunu soylemek|demek|diyenler)(?: \\p{L}+)? (?:yalan|yalandir|dogru degil|dogru degildir|irkcilik|irkciliktir|irkci|ayip|ayiptir|sacmalik|sacmaliktir|utanc verici|iftira|iftiradir)(?![\\p{L}\\p{M}])(?! degil)"
  ],
  not: "degil\\p{L}*|olmadi\\p{L}*",
  and: "ve",
  doubts:
    "der\\p{L}*|diyor\\p{L}*|soyl\\p{L}*|eger|sanki|guya|inan\\p{L}*|yalan\\p{L}*|kadar|neden|kim|kimse|saka|sadece|sozde",
  turns:
    "ama|fakat|daha kotu\\p{L}*|beter\\p{L}*|bile|sadece|gercek\\p{L}*|dogru|yasak\\p{L}*|sansur\\p{L}*|hakaret olur|biliyorum|haric"
}

export const arabic: Denials = {
  blame:
    "[إا]رهابي\\p{L}*|مجرم\\p{L}*|لصوص\\p{L}*|حرامي\\p{L}*|حيوانات|جرذان|فئران|وحوش\\p{L}*|حشرات|طفيلي\\p{L}*|[أا]غبياء|كسالى|قذر\\p{L}*|خطر\\p{L}*|تهديد\\p{L}*|عبء|عبئا|عالة|مرضى|قرود\\p{L}*|خنازير|صراصير|زبالة|قتلة|مغتصب\\p{L}*|وباء|سرطان\\p{L}*|[أا]عداء|متخلف\\p{L}*|[أا]قل من\\p{L}*|[أا]نجاس|نجس",
  denies: ["(?:ليسوا|ليس|ليست|لسنا|لسن|مش|مو|مب|ماهم|ما هم|موب)(?: (?:كلهم|جميعا|جميعهم))* {b}"],
  calls: "ترحيل|طرد|كره|[أا]كره|قتل|ضرب|تطردوا|ترحلوا|تكرهوا|تقتلوا|تضربوا",
  around: [
    ["(?:ليس|ليسوا|مش|مو)(?: (?:كل|جميع))", "{b}"],
    ["(?:يجب عدم|لا يجب|لا يجوز|ما يجوز|ما يصير|ضد|لا ل|كفى|[أا]وقفوا|نرفض) ?{c}(?: (?:كل|جميع))?", ""],
    ["لا (?:تطردوا|ترحلوا|تكرهوا|تقتلوا|تضربوا)(?: (?:كل|جميع))?", ""]
  ],
  objects: [
    "(?:اللي|الذي|من) (?:يقول|قال|يظن)(?: [إا]ن)? {gap}{b}(?: (?:هو|هم))? (?:ال)?(?:{b}|غبي|جاهل|عنصري)",
    "(?:لا|ما) (?:يجب|يجوز|ينبغي|يصح)(?: ل[أا]حد)? (?:[أا]ن (?:نقول|يقول|تقول|نصف|يصف)|القول|وصف) {gap}{b}",
    "(?:توقفوا|توقف|كفوا|بطلوا|كفاكم)(?: عن)? (?:القول|قول|وصف|تسمية|اعتبار|نعت|تقولوا) {gap}{b}",
    "لا (?:تقولوا|تقل|تصفوا|تسموا|تنعتوا) {gap}{b}",
    "(?<!(?:ليس|ليست|مش|مو) )(?:كذب|كذبة|هراء|غير صحيح|ليس صحيحا|مش صحيح|مو صحيح|عنصرية|من العيب|عيب|من العنصرية) (?:[أا]ن|[أا]ن تقول|القول|وصف|تقول|تقولون) {gap}{b}",
    "(?:القول|وصف|نعت|تسمية) {gap}{b} (?:كذب|كذبة|هراء|عنصرية|عيب|ظلم|مرفوض|خط[أا])"
  ],
  not: "ليس\\p{L}*|مش|مو|غير|لا",
  and: "و",
  doubts:
    "يقول\\p{L}*|قال\\p{L}*|قالوا|تقول\\p{L}*|لو|[إا]ذا|كذب\\p{L}*|يدعي|يزعم\\p{L}*|حتى|لماذا|ليش|من قال|نكتة|فقط|بس",
  turns: "لكن|بل|[أا]سو[أا]|حتى|فقط|بس|الحقيقة|حقيقة|ممنوع|حظر\\p{L}*|رقابة|[إا]هانة لل\\p{L}+|[أا]عرف|[إا]لا"
}

export const hindi: Denials = {
  blame:
    "आतंकवादी|आतंकवादियों|आतंकी|अपराधी|चोर|जानवर|कीडे|चूहे|गंदे|गंदी|मूर्ख|बेवकूफ|बोझ|खतरा|ख़तरा|आलसी|राक्षस|परजीवी|बीमार|बीमारी|बलात्कारी|गद्दार|देशद्रोही|बंदर|सूअर|कचरा|लुटेरे|हत्यारे|दुश्मन|aa?tank[wv]aa?di|terrorists?|chor|jaa?nwar|apradhi|gaddar|bojh|khatra|bew[ao]koof|murkh|aalsi|dushman|नीच",
  denies: [
    "{b}(?: (?:लोग|log))? (?:नहीं|नही|nahi|nahin|nhi)(?: (?:हैं|है|होते|होती|होता|hain|hai|hote|hoti|hota))?(?! (?:क्या|kya|तो|सिर्फ|sirf))"
  ],
  calls: "निकालो|निकालिए|निकालना|मारो|भगाओ|nikalo|nikaalo|maaro|maro|bhagao|नफरत|nafrat",
  around: [
    ["", "(?:लोगों |logon )?(?:को|ko)(?: (?:देश|desh) (?:से|se))?(?: (?:बाहर|bahar))? (?:मत|न|mat|na) {c}"],
    ["", "(?:लोगों |logon )?(?:से|se) {c} (?:मत|न|नहीं|mat|na|nahi|nahin)"]
  ],
  objects: [
    "जो (?:कहता|कहते|बोलता|बोलते) (?:है|हैं) {gap}{b}(?: (?:हैं|है))? (?:वो|वह|वे) (?:(?:खुद|ही) )*(?:{b}|गलत)",
    "{b} (?:कहना|बोलना|मानना|समझना|kehna|bolna|samajhna) (?:बंद|गलत|ग़लत|शर्मनाक|झूठ|band|galat|sharmnak)(?: (?:करो|कीजिए|करें|है|karo|kijiye|karen|hai))?",
    "{b} (?:मत|mat) (?:कहो|बोलो|समझो|कहिए|kaho|bolo|samjho)",
    "किसी को {gap}{b} नहीं (?:कहना|बोलना|समझना) चाहिए",
    "(?:यह|ये|yeh|ye)(?: (?:सरासर|बिल्कुल|एक|bilkul|sarasar))* (?:झूठ|गलत|ग़लत|बकवास|jhooth|jhuth|galat|bakwas) (?:है|hai) (?:कि|ki) {gap}{b}(?: (?:हैं|है|होते हैं|hain|hote hain))?"
  ],
  not: "नहीं|नही|nahi|nahin|nhi|मत|mat",
  and: "और|aur",
  doubts: "कहते|कहता|कहती|बोलते|अगर|अगर|जब|झूठ|मानते|कौन|क्यों|सिर्फ|kehte|bolte|agar|jab|jhooth|kaun|kyun|sirf",
  turns: "लेकिन|मगर|पर|बल्कि|बदतर|सच|सिर्फ|मना|बैन|क्या|lekin|magar|par|balki|sach|sirf|kya|ban"
}

export const japanese: Denials = {
  blame:
    "テロリスト|犯罪者|泥棒|害虫|ゴキブリ|ネズミ|動物|けだもの|獣|怪物|寄生虫|バカ|馬鹿|怠け者|危険|脅威|お荷物|重荷|病気|ゴミ|クズ|猿|強姦魔|人殺し|敵|劣等|劣って",
  denies: ["{b}(?:なんか|など)?(?:では|じゃ|でも)(?:ない(?!か|の|だろ|でしょ)|ありません(?!か))(?:です|よ)*"],
  calls: "生きる(?:価値|資格)|追放|送還|排除|差別|出て行け|出ていけ|帰れ|殺",
  around: [
    [
      "",
      "(?:に|は|には)?{c}(?:が)?ない(?:なんて|とか|だなんて)(?:は)?(?:絶対に|全く|絶対)?(?:違う|おかしい|間違\\p{L}*|ありえない|言うな)"
    ],
    [
      "",
      "(?:を|は)?(?:全員|みんな)?(?:国外|強制)?{c}(?:するな|すべきで(?:は)?(?:ない|ありません)|すべきじゃない|してはいけ\\p{L}*|しないで\\p{L}*|するのはおかしい|しちゃ(?:だめ|ダメ)\\p{L}*)"
    ],
    ["", "(?:が|は)?(?:みんな|全員|全部)?{b}(?:な|の|だという)?(?:わけ|はず)(?:が|は)?(?:ない|ありません)"],
    [
      "",
      "(?:は|に)?(?:国に)?{c}(?:なんて|とか|って|と)?(?:言う|言ってる|言っている)(?:人|奴|やつ)(?:は|が)?(?:最低|おかしい|恥ずかしい|間違\\p{L}*)"
    ]
  ],
  objects: [
    "{b}(?:だ)?(?:と|って)(?:言う|言ってる)(?:人|奴|やつ)(?:が|は|こそ)(?:一番|本当の|自分が)?(?:{b}|差別主義者)",
    "{b}(?:だ)?(?:なんて|など|と|だと)?(?:言う|呼ぶ|思う|決めつける)(?:べきで(?:は)?(?:ない|ありません)|べきじゃない|のは(?:やめ\\p{L}*|間違\\p{L}*|ひど\\p{L}*|差別\\p{L}*|おかしい|最低\\p{L}*))",
    "{b}扱い(?:するな|するのは\\p{L}*|はやめ\\p{L}*|しないで\\p{L}*)",
    "{b}(?:だ|である)?(?:という|って|と言う|と)?(?:の|話|発言|噂)?は(?:真っ赤な|ただの|完全な)?(?:嘘|ウソ|うそ|デマ|差別|間違い|偏見)(?!では|じゃ)(?:です|だ|よ)*"
  ],
  not: "ではない|じゃない|ありません",
  and: "そして",
  doubts: "もし|なら|と言う|らしい|だけ|誰が",
  turns: "けど|けれど|しかし|だが|以下|本当|事実|だけ|むしろ|より|禁止|規制|言えない"
}

export const korean: Denials = {
  blame:
    "테러리스트|범죄자|도둑|벌레|짐승|동물|괴물|기생충|바보|쓰레기|해충|바퀴벌레|위험|위협|원숭이|강간범|살인자|(?<![가-힣])(?:쥐|짐|병)|열등|멍청|더럽|게으|더러",
  denies: [
    "{b}(?:들)?(?:이|가)? ?(?:아니다|아닙니다|아니에요|아니예요|아니야|아님|아니죠)(?![\\p{L}\\p{M}])",
    "(?:위험하|게으르|멍청하|열등하|더럽)지 않(?:습니다|아요|다|음)(?![\\p{L}\\p{M}])"
  ],
  calls: "추방|혐오|쫓아내|차별|죽이|때리",
  around: [
    ["", "(?:들)?(?:을|를|은|는)? ?{c}(?:하)?(?:면 안 ?(?:된다|돼|됩니다|되)\\p{L}*|지 ?(?:마|말|맙)\\p{L}*)"],
    ["", "(?:들)?(?:이|은|는|가)? ?(?:다|모두|전부) ?{b}(?:들)?(?:는|은|인 건|인 것은|가|이)? ?(?:아니|아닙)\\p{L}*"]
  ],
  objects: [
    "{b}(?:하)?다고 하는 (?:사람|놈|애)(?:이|들이|가)? ?(?:제일|진짜|더) ?(?:{b}|무식)\\p{L}*",
    "{b}(?:하)?다(?:니|는 건|는 말은|는 소리는) ?(?:말도 안|헛소리|거짓|틀린|완전 틀)\\p{L}*",
    "{b}(?:들)?(?:이)?(?:라고|로|처럼) ?(?:말하|부르|생각하|하|몰|취급하|대하)(?:지 ?(?:마\\p{L}*|맙\\p{L}*|말\\p{L}*)|면 안 ?\\p{L}*|는 (?:건|것은) (?:거짓|차별|잘못|틀|나쁜)\\p{L}*)",
    "{b}(?:들)?(?:이)?라는 (?:건|것은|말은|주장은|소리는) (?:거짓|사실이 아니|사실이 아닙|틀|편견|차별|헛소리)\\p{L}*"
  ],
  not: "아니|아닙",
  and: "그리고",
  doubts: "만약|누가|왜|라면|만",
  turns: "지만|하지만|그러나|오히려|더 나쁜|보다|진실|사실은|금지|못 ?하게"
}
