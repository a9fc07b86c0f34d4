import { any, everywhere, type SecretRequest } from "./SecretRequest.ts"

const en = {
  secret: `(?:passwords?|passcode|pass word|${everywhere}|pin number|card (?:number|details|info|information|data)|credit card|debit card|bank (?:login|details|account number|card)|security (?:code|number|answer)|secret phrase|recovery phrase|private key|login(?: details| code)?|log in details|credentials|(?:verification|confirmation|sms|6 digit|six digit|one time|2fa|access|auth|authentication) (?:code|number|pin)|social security number|ssn|mothers maiden name)`,
  give: "(?:send|give|share|tell|dm|pm|text|message|msg|provide|comment|drop|forward|email|submit|type|enter|post|write|supply|confirm|verify|reply with|respond with|answer with|we need|i need|just need|gimme|inbox)"
}

export const germanic: ReadonlyArray<SecretRequest> = [
  {
    asked: [
      `${en.give} ${any(3)}(?:your|ur|ya|yr) (?:(?!wifi|wi )[\\p{L}\\p{N}]+ ){0,3}?${en.secret}`,
      `(?:reply|respond|answer|comment|dm us|dm me) with (?:the |a )?${en.secret}`,
      `(?:send|give|share|tell|dm|forward|text|read|(?:reply|respond|answer|comment) with) ${any(3)}(?:code|pin|number|otp) (?:that |which )?(?:you|we|i)(?: have| just| ve)* (?:received|got|get|sent|receive|texted)`,
      `^need (?:your|ur) ${any(1)}${en.secret}`,
      `(?:send|give|share|tell|provide|forward|text|read|confirm|enter) ${any(3)}code ${any(2)}(?:sent|texted|mailed) to (?:you|your)`,
      `(?:whats|what is|what are|drop) (?:your|ur) ${any(2)}(?:password|pin|cvv|cvc|card number|otp|seed phrase|pin code|security code)`
    ],
    pretext: [
      "support|customer (?:care|service|support|team)|help ?desk|service (?:team|agent)|refund(?:ed|s)?|order|orders|prize|reward|gift ?cards?|unlock|won|winner|giveaway|release|delivery|parcel|package|account|security team|bank|verify|verification|reimburse|compensation|payout|i work (?:at|for)|representative|agent"
    ],
    told: [
      "never|dont|do not|didnt|not to|wont|would not|wouldnt|shouldnt|should not|cannot|cant|beware|careful|scam(?:s|mers?|med)?|phishing|fraud(?:sters?)?|fake|hackers?|hacked",
      "(?:they|someone|somebody|anyone|he|she|it|people|accounts?|you|guy|caller|bot|email|mail|who) (?:(?:just|has|have|keeps?|again|even|called|and|is|are|was|were|on|the|phone|from|\\p{L}+) ){0,3}(?:asked|asks|asking|told|said|says|wanted|wants|claims|claiming|demanded|tried)",
      "(?:my|mine) (?:own )?(?:password|pin|card|code|account)",
      "(?:password|reset|forgot|forgotten) (?:reset|link|my)",
      // the post code, in India
      `pin ?code ${any(6)}(?:deliver\\p{L}*|ship\\p{L}*|serviceable|available|area)`,
      "why (?:do|did|would|are|does)|should i|do i (?:have|need)|can i|is it safe|am i supposed"
    ]
  },
  {
    asked: [
      `(?:schick|schicke|schicken|schickt|sende|senden|sendet|sag|sagen|gib|geben|gebt|nenn|nennt|nenne|nennen|teile|teilen|schreib|schreiben|antworte|antworten|bestatige|bestatigen|poste|verrate|mitteilen|brauche|brauchen|benotigen) ${any(5)}(?:dein|deine|deinen|deiner|ihr|ihre|ihren|ihrer|eure|euer|eurer|mit) ${any(1)}(?:passwort|kennwort|kartennummer|kreditkartennummer|kartendaten|kreditkartendaten|bankdaten|zugangsdaten|sicherheitscode|bestatigungscode|sms code|prufziffer|geheimzahl|kontodaten|logindaten|${everywhere})`,
      `(?:schick|schicke|schicken|sende|senden|sag|sagen|gib|nenne) ${any(3)}(?:den )?code ${any(3)}(?:bekommen|erhalten|gesendet|geschickt)`
    ],
    pretext: [
      "support|kundenservice|kundendienst|kundenbetreuung|service ?team|mitarbeiter\\p{L}*|erstattung|ruckerstattung|erstatten|bestellung|gewinn|gewonnen|preis|paket|lieferung|konto|freischalten|freigeben|entsperren|sicherheitsteam|bank|verifizier\\p{L}*|arbeite (?:bei|fur)|gutschein"
    ],
    told: [
      "nie|niemals|nicht|kein|keine|keinem|niemandem|vorsicht|achtung|betrug|betruger\\p{L}*|abzocke|phishing|gehackt",
      "(?:hat|haben|wurde|wollte|wollten|will|sagte|fragte|fragten|verlangt|verlangte|bittet|jemand)",
      "mein|meine|meinen|meiner|warum|wieso|soll ich|muss ich|darf ich|vergessen|zurucksetzen"
    ]
  },
  {
    asked: [
      `(?:stuur|stuurt|sturen|geef|geeft|geven|deel|zeg|vertel|app|dm|mail|antwoord|beantwoord|reageer|bevestig|typ|vul|doorgeven|nodig) ${any(5)}(?:je|jouw|uw|jullie|met je|met uw) ${any(1)}(?:wachtwoord|pincode|kaartnummer|creditcardnummer|kaartgegevens|bankgegevens|inloggegevens|beveiligingscode|verificatiecode|bevestigingscode|sms code|geheime zin|${everywhere})`,
      `(?:stuur|geef|app|zeg) ${any(3)}code die ${any(3)}(?:kreeg|gekregen|ontvangen|ontving|ontvangt)`
    ],
    pretext: [
      "support|klantenservice|klantendienst|helpdesk|terugbetaling|terugbetalen|bestelling|prijs|gewonnen|winnaar|cadeau|pakket|levering|account|rekening|ontgrendelen|deblokkeren|bank|verifieren|werk (?:bij|voor)|medewerker|vrijgeven"
    ],
    told: [
      "nooit|niet|niemand|geen|pas op|let op|oplichter\\p{L}*|oplichting|phishing|fraude|nep|scam|gehackt",
      `(?:ze|iemand|hij|zij|jullie|men) ${any(2)}(?:vroeg|vroegen|vraagt|vragen|wilde|wilden|zei|zeiden|belde)`,
      "mijn wachtwoord|mijn pin\\p{L}*|mijn kaart|waarom|moet ik|mag ik|kan ik|vergeten|resetten"
    ]
  }
]
