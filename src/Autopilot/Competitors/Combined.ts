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
const unspaced =
  /併用|一緒に|合わせて|使えます|使える|合いますか|対応|違い|似て|同じ|比べ|より(?:良|い)い|같이|함께|호환|써도|사용해도|맞나요|맞아요|차이|비슷|같은가요|비교|보다 (?:좋|나)/u

const asking = new RegExp(`(?<!\\p{L})(?:${asked})`, "iu")

/** Whoever asks so only names what to take instead: `have you tried them? much cheaper` */
const recommending =
  /\b(?:tried|try|instead|rather|go to|switch to|why (?:not|dont|would)|who needs)\b|probiert|stattdessen|lieber zu|warum nicht|essay[eé]|plutot|pourquoi pas|probado|mejor vayan|por que no|provato|perche non|experimentou|por que nao|geprobeerd|waarom niet|sprobuj|lepiej idz|denediniz|neden/iu
const cheap = /\b(?:cheaper|way better|much better|half the price)\b(?! than)/iu

const marks = /[?？؟]/u

/** Whether a sentence asks the brand how its own goes with a competitor's, or compares: that is for somebody to answer. */
export const asksToCombine = (sentence: string, behind: string): boolean =>
  marks.test(sentence) &&
  (asking.test(sentence) || unspaced.test(sentence)) &&
  !recommending.test(sentence) &&
  !cheap.test(`${sentence} ${behind}`)
