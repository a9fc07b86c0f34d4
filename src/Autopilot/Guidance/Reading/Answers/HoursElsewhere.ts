const hour = "[\\p{L}\\p{M}\\p{N} .’'–-]*"

/** How each language tells when a brand is open. */
export const hours: Readonly<Record<string, ReadonlyArray<string>>> = {
  German: [
    `(?:(?:unser|unsere|der|die|das) )?(?:laden|läden|geschäfte?|shop|filialen?|büro|restaurant|café|werkstatt|praxis|museum|salon|studio|kundendienst|hotline)(?: (?:in|am) [\\p{L}-]+)? (?:ist|sind|hat|haben) ${hour} (?:geöffnet|geschlossen|offen|zu|erreichbar|besetzt)`,
    `wir (?:haben|sind) ${hour} (?:geöffnet|geschlossen|offen|zu|erreichbar)`,
    `(?:werktags|täglich|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|an (?:sonn|feier)${hour}|am \\p{L}+tag)(?: ${hour})? (?:haben|sind) wir ${hour} ?(?:geöffnet|geschlossen|offen|zu)`
  ],
  French: [
    `(?:(?:notre|nos|la|le|les) )?(?:boutiques?|magasins?|bureaux?|restaurant|café|atelier|musée|salon|service client) (?:est|sont) (?:ouverte?s?|fermée?s?) ${hour}`,
    `(?:nous sommes|on est) (?:ouverts?|fermés?|joignables?) ${hour}`,
    `(?:nous )?(?:ouvrons|fermons) (?:à|le|les|de|dès|du|tous) ${hour}`
  ],
  Spanish: [
    `(?:(?:nuestra|nuestras|nuestro|la|las|el) )?(?:tiendas?|local|oficinas?|restaurante|taller|museo|salón) (?:está|están|abren?|cierran?) ${hour}`,
    `(?:abrimos|cerramos|estamos (?:abiert|cerrad)[oa]s) ${hour}`
  ],
  Italian: [
    `(?:(?:il|la|i|le) )?(?:(?:nostro|nostra|nostri|nostre) )?(?:negozi?o?|botteg[ah]e?|uffici?o?|ristorante|laboratorio|museo|salone) (?:è|sono|apre|aprono|chiude|chiudono) ${hour}`,
    `(?:siamo (?:aperti|chiusi)|apriamo|chiudiamo) ${hour}`
  ],
  Portuguese: [
    `(?:(?:a|as|o) )?(?:nossas? |nosso )?(?:lojas?|escritório|restaurante|oficina|museu|salão) (?:está|estão|abrem?|fecham?|funcionam?|fica(?:m)? (?:aberta|fechada)s?) ${hour}`,
    `(?:estamos (?:abert|fechad)[oa]s|abrimos|fechamos|funcionamos) ${hour}`
  ],
  Dutch: [
    `(?:(?:onze|ons|de|het) )?(?:winkels?|zaak|filialen|kantoor|restaurant|werkplaats|museum|salon|klantenservice) (?:is|zijn) ${hour} ?(?:open|geopend|gesloten|dicht|bereikbaar)(?: ${hour})?`,
    `(?:wij|we) zijn ${hour} ?(?:open|geopend|gesloten|dicht|bereikbaar)(?: ${hour})?`,
    `(?:(?:op|elke) )?(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en|s)? zijn (?:wij|we) ${hour} ?(?:open|geopend|gesloten|dicht)(?: ${hour})?`
  ],
  Polish: [
    `(?:(?:nasz|nasza|nasze) )?(?:sklepy?|biuro|restauracja|warsztat|muzeum|salon|punkt|infolinia) (?:jest|są) (?:czynn[yae]|otwart[yae]|zamknięt[yae]|nieczynn[yae]) ${hour}`,
    `(?:jesteśmy )?(?:czynni|otwarci|zamknięci) ${hour}`,
    `(?:w|we) \\p{L}+ jesteśmy (?:nieczynni|czynni|otwarci|zamknięci)(?: ${hour})?`
  ],
  Turkish: [
    `(?:mağaza|dükkan|ofis|restoran|atölye|müze|salon)\\p{L}* ${hour} (?:açık|kapalı)(?:tır|dır)?`,
    `${hour} (?:açığız|kapalıyız)`
  ],
  Japanese: [
    "(?:営業時間|受付時間|開店時間|閉店時間)は.{1,30}(?:です|となります|になります)",
    "(?:.{1,10}曜日?|日曜|祝日|年末年始)は(?:定休日|休業|お休み|休み)(?:です|となります)",
    "(?:定休日|休業日)は.{1,16}です"
  ],
  Korean: [
    "(?:영업 ?시간|운영 ?시간|상담 ?시간)(?:은|는) .{1,40}(?:입니다|이에요|예요)",
    "(?:매주 |매달 )?(?:[월화수목금토일]요일|주말|공휴일)(?:은|는|에는) (?:휴무|쉽니다|휴무입니다|쉬어요|정기 ?휴무입니다|휴무예요)"
  ],
  Arabic: [
    `(?:نحن )?(?:مفتوحون|مغلقون|نفتح|نغلق|نعمل) ${hour}`,
    `(?:المحل|المتجر|محلنا|متجرنا|المكتب|المطعم|الفرع|فروعنا) (?:مفتوح|مغلق|يفتح|يغلق|مفتوحة|مغلقة) ${hour}`
  ],
  Hindi: [
    `(?:(?:हमारी|हमारा) )?(?:दुकान|स्टोर|ऑफिस|शोरूम|कार्यालय) ${hour} (?:खुल|बंद)[\\p{L}\\p{M}]* (?:रहत[ीाे] है|होत[ीाे] है|है|हैं)`,
    `${hour} को (?:दुकान|स्टोर|ऑफिस|शोरूम) ${hour} ?(?:बंद|खुल[\\p{M}]*) (?:रहत[ीाे] है|है)`
  ]
}

/** Hours, days, and parts of the day, by how their words begin in each language. */
const timed =
  /\p{N}|(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn|feier|werk)tag|mittwoch|täglich|wochenend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end|jours? férié|midi|lunes|martes|miércoles|jueves|viernes|s[áa]bado|domingo|festivos|diario|mediodía|luned|marted|mercoled|gioved|venerd|sabato|domenic|festivi|pranzo|segunda|terça|quarta|quinta|sexta|feriado|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|feestdag|poniedział|wtor|środ|czwart|piąt|sobot|niedziel|święta|pazar|salı|çarşamba|perşembe|cuma|hafta|bayram|السبت|الأحد|الاحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الاربعاء|الخميس|الجمعة|يوم)|[월화수목금토일]요일|주말|공휴일|曜|祝日|年末|वार|बजे/iu

const heading =
  /^(?:(?:our|the|unsere|die|nos|nuestro|nuestros|i nostri|nosso|nossos|onze|nasze) )?(?:opening (?:hours|times)|(?:store|shop|business|office) hours|öffnungszeiten|horaires(?: d['’]ouverture)?|horarios?(?: de (?:atención|apertura))?|orari(?:o)?(?: di apertura)?|horários?(?: de (?:funcionamento|atendimento))?|openings(?:tijden|uren)|godziny otwarcia|çalışma saatleri(?:miz)?|営業時間|영업 ?시간|ساعات العمل|أوقات العمل)(?: ?[::]| (?:are|sind|sont|es|son|sono|são|é|zijn|to))? [\p{L}\p{M}\p{N} .,'’–-]*\p{N}[\p{L}\p{M}\p{N} .,'’–-]*$/iu

/** Whether a sentence names an hour or a day: without one a shop that is open is open to something else. */
export const namesTime = (said: string): boolean => timed.test(said)

/** Whether a sentence is a brand's opening hours under their heading: `Opening hours: Mon-Fri 9-18`. */
export const isHoursUnderHeading = (said: string): boolean => heading.test(said)

/** Hours without what ends or joins sentences elsewhere: `9:30` and `Monday to Friday, from 9 to 18`. */
export const plainHours = (said: string): string =>
  said
    .replace(/(\p{N})[::](\p{N})/gu, "$1.$2")
    .replace(/, (?=(?:das|de|des|do|dalle|od|desde|entre|von|van|von|from|às|à|\p{N}))/giu, " ")
