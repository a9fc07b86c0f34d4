/** How a customer asks about the brand's own product beside another's, without accents: by language, all of them tried. */
const asked = [
  "(?:can|could|should|may|do|does|will|would|is it|are they|ok|okay|safe)\\b[^?]{0,60}\\b(?:with|together|alongside|after|before|under|over|on top of|next to|work|fit|fits|compatible|pair|mix|layer|combine)\\b",
  "(?:is|are|was|would|does|do|how)\\b[^?]{0,40}\\b(?:like|similar|same as|comparable|compare[sd]?|different|difference|differ|dupe|better than|cheaper than|as good as)\\b",
  "(?:difference|comparison)\\b[^?]{0,20}\\b(?:between|to|with)\\b|\\b(?:compatible|works?|fits?) (?:with|in|on|for)\\b|\\bversus\\b|\\bvs\\b",
  "(?:kann|konnen|darf|lasst|passt|passen|funktioniert|funktionieren|vertragt|geht|gehen|kompatibel|kombinier\\p{L}*|zusammen mit|gleichzeitig|unterschied|vergleichbar|ahnlich|besser als|genauso|so wie|verwenden mit)",
  "(?:compatible|combin\\p{L}*|utiliser avec|ensemble|en meme temps|difference|comparable|semblable|similaire|mieux que|meme chose|va avec|vont avec|marche avec|fonctionne avec|mettre avec|apres|avant)",
  "(?:compatib\\p{L}*|combin\\p{L}*|usar(?:lo|la)? con|junto|mezclar|sirve con|funciona con|va con|queda con|encaja|diferencia|parecid\\p{L}*|similar\\p{L}*|igual que|mejor que|como l[oa]s? de|despues de|antes de)",
  "(?:compatibil\\p{L}*|combinar\\p{L}*|abbinar\\p{L}*|usar(?:lo|la|e) con|insieme|va bene con|funziona con|differenza|simil\\p{L}*|come quell\\p{L}|meglio di|stesso)",
  "(?:compativ\\p{L}*|combinar|usar com|junto com|misturar|funciona com|serve n[oa]|encaixa|diferenca|parecid\\p{L}*|similar\\p{L}*|igual a|melhor (?:do )?que|depois d[aeo]|antes d[aeo])",
  "(?:kan ik|kun je|mag ik|past|passen|werkt|combineren|samen met|tegelijk|verschil|vergelijkbaar|lijkt op|net als|beter dan|hetzelfde)",
  "(?:mozna|moge|pasuje|pasuja|dziala z|laczyc|polaczyc|razem z|rozn\\p{L}*|podobn\\p{L}*|porowna\\p{L}*|lepsz\\p{L} (?:niz|od)|taki sam|kompatybiln\\p{L}*)",
  "(?:birlikte|beraber|uyumlu|uyar mi|uyuyor|kullanabilir|kullanilir|karistir\\p{L}*|fark\\p{L}*|benzer\\p{L}*|benziyor|gibi mi|daha iyi mi|ayni mi|uzerine)",
  "(?:के साथ|साथ में|अंतर|फर्क|जैसा|जैसी|मिला सकते|बेहतर है क्या|ke saath|ke sath|saath me|farak|fark|jaisa|jaisi)",
  "(?:مع|سوا|يتوافق|متوافق|ينفع|يصلح|الفرق|فرق|يشبه|مثل|نفس|افضل من|أفضل من|استخدم\\p{L}*)"
].join("|")

/** How a customer asks whether the brand is found with another as well, or has or does what the other does. */
const askedOfBrand = [
  "(?:is|are|was|will)\\b[^?]{0,40}\\bas (?!well\\b)[\\p{L}-]+ as\\b",
  "(?:do|will|can|are|is) (?:you|u|ya|they|these|this|yours?|it)\\b[^?]{0,30}\\b(?:sell|selling|sold|stocked|available|listed|carried)\\b",
  "(?:gibt ?s|gibt es|findet man|finde ich|bekommt man|kriegt man) euch(?! nicht)|seid ihr (?:auch |schon |noch )?(?:bei|auf|in)|(?:verkauft|liefert|bietet|nehmt|habt|macht) ihr (?!schon|das gewusst|gewusst)[^?]{0,40}(?:wie|auch (?:bei|auf))",
  "(?:vous etes|etes vous|vous vendez|vendez vous|on vous trouve|on peut vous trouver|vous trouve t on) [^?]{0,30}(?:chez|sur)|(?:vous avez|avez vous|vous faites|faites vous|vous proposez|proposez vous|vous acceptez|acceptez vous|vous livrez)[^?]{0,40} comme",
  "(?:estan|estais|se encuentran|os encuentro|los encuentro|los consigo) (?:tambien )?(?:en|por)|(?:venden|vendeis|hacen envios) (?:tambien )?(?:en|por)|(?:aceptan|aceptais|tienen|teneis|hacen|haceis|ofrecen)[^?]{0,40} (?:como|igual)",
  "(?:voces?|vcs?) (?:tambem )?(?:vendem|estao|tao|anunciam) (?:n[ao]s?|pel[ao])|(?:vendem|estao) (?:tambem )?(?:n[ao]s?|pel[ao])|(?:tem|fazem|aceitam|oferecem)[^?]{0,40} (?:igual|como|que nem)",
  "(?:siete|vi trov\\p{L}+|vendete) (?:anche )?(?:su|da|alla?|all|al|in|nei|nelle)|(?:avete|fate|accettate|offrite)[^?]{0,40} come",
  "(?:zijn jullie|verkopen jullie|staan jullie)[^?]{0,30}(?:bij|op|via)|(?:hebben|doen|bieden|accepteren) jullie[^?]{0,40} (?:zoals|net als|net zoals)",
  "(?:jestescie|sprzedajecie|mozna was (?:kupic|dostac|znalezc)) (?:tez |takze )?(?:w|we|na|u|przez)|(?:macie|robicie|oferujecie|bedzie)[^?]{0,40} jak",
  "magazaniz var mi|satiyor musunuz|satis yapiyor musunuz|(?:\\p{L}+ )?gibi [^?]{0,30}(?:var mi|oluyor mu|yapiyor musunuz)",
  "(?:aap|aapka|aapke|आप|आपका|आपके)[^?]{0,30}(?:par|pe|पर)[^?]{0,20}(?:milt|mil|bech|मिल|बेच)\\p{L}*",
  "(?:انتم|انتو|متوفرين|موجودين|تبيعون|بتبيعوا)[^?؟]{0,20} (?:في|على|ب)|عندكم[^?؟]{0,30} (?:مثل|زي)"
].join("|")
const unspaced =
  /取り扱い|取扱|(?:みたいな|のような|と同じような)[^?？]{0,16}ありますか|입점|(?:에도|에서도) ?(?:파|판매)|처럼[^?]{0,16}(?:되나요|있나요|하나요|가능)|併用|一緒に|合わせて|使えます|使える|合いますか|対応|違い|似て|同じ|比べ|より(?:良|い)い|같이|함께|호환|써도|사용해도|맞나요|맞아요|차이|비슷|같은가요|비교|보다 (?:좋|나)/u

const asking = new RegExp(`(?<!\\p{L})(?:${asked}|${askedOfBrand})`, "iu")

/** Whoever asks so only names what to take instead: `have you tried them? much cheaper` */
const recommending =
  /\b(?:tried|try|instead|rather|go to|switch to|why (?:not|dont|would)|who needs)\b|probiert|stattdessen|lieber zu|warum nicht|essay[eé]|plutot|pourquoi pas|probado|mejor vayan|por que no|provato|perche non|experimentou|por que nao|geprobeerd|waarom niet|sprobuj|lepiej idz|denediniz|neden/iu
const cheap =
  /\b(?:cheaper|way better|much better|half the price)\b(?! than)|\b(?:billiger|gunstiger|halber preis)\b(?! als)|\bmoins chere?s?\b(?! que)|\bmas barat[oa]s?\b(?! que)|\bmais barat[oa]s?\b(?! que)|\b(?:costa meno|piu economic[oa])\b(?! d)|\bgoedkoper\b(?! dan)|\b(?:taniej|tansz\p{L}+)\b(?! niz)|\bdaha ucuz\b|더 ?싼|더 ?싸|安い/iu

const marks = /[?？؟]/u

/** Whether a sentence asks the brand how its own goes with a competitor's, whether it is found there, or compares: that is for somebody to answer. */
export const asksToCombine = (sentence: string, behind: string): boolean =>
  marks.test(sentence) &&
  (asking.test(sentence) || unspaced.test(sentence)) &&
  !recommending.test(sentence) &&
  !cheap.test(`${sentence} ${behind}`)
