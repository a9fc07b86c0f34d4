import { any, everywhere, type SecretRequest } from "./SecretRequest.ts"

export const romance: ReadonlyArray<SecretRequest> = [
  {
    asked: [
      `(?:envoyez|envoie|envoyer|donnez|donne|donner|communiquez|communique|partagez|dites|dis|ecrivez|repondez|reponds|indiquez|tapez|confirmez|fournissez|transmettez|besoin) ${any(4)}(?:votre|vos|ton|ta|tes|de votre|avec votre|avec ton) ${any(1)}(?:mot de passe|mdp|code secret|code pin|code de securite|code de verification|code de confirmation|code sms|numero de carte|carte bancaire|coordonnees bancaires|identifiants?|cryptogramme|phrase secrete|${everywhere})`,
      `(?:envoyez|envoie|donnez|donne) ${any(3)}code (?:que|qui) ${any(3)}(?:recu|recevoir|envoye)`
    ],
    pretext: [
      "support|service client|service clients|assistance|conseiller|remboursement|rembourser|commande|gagne|gagnant\\p{L}*|lot|cadeau|colis|livraison|compte|debloquer|banque|verifier|verification|travaille (?:chez|pour|au)|equipe"
    ],
    told: [
      "jamais|ne|n|pas|attention|arnaque\\p{L}*|mefiez|mefiance|phishing|hameconnage|fraude|escroc\\p{L}*|pirate|piratee?",
      `(?:on|il|elle|ils|quelqu un|quelquun|vous) (?:ma|m a|mont|m ont|me|mavez|m avez|nous) ${any(1)}(?:demande|demandent|dit|ecrit)`,
      "mon mot de passe|mon code|ma carte|pourquoi|dois je|est ce que je|oublie|reinitialis\\p{L}*"
    ]
  },
  {
    asked: [
      `(?:enviame|enviamelo|envia|envie|envieme|envienos|envianos|mandame|manda|mande|mandeme|dame|deme|denos|danos|dime|diganos|comparte|comparta|escribe|escriba|responde|responda|responder|confirma|confirme|pasame|paseme|proporciona|proporcione|necesito|necesitamos) ${any(4)}(?:tu|su|tus|sus|vuestra|con tu|con su) ${any(1)}(?:contrasena|clave|pin|numero de (?:tarjeta|la tarjeta)|datos de (?:la |tu |su )?tarjeta|tarjeta|datos bancarios|codigo (?:de )?(?:seguridad|verificacion|confirmacion|sms|acceso)|frase semilla|frase secreta|${everywhere})`,
      `(?:enviame|envia|mandame|dame|dime|pasame|manda) ${any(2)}codigo que ${any(4)}(?:llego|recibi\\p{L}*|recibio|enviamos|llegado)`
    ],
    pretext: [
      "soporte|atencion al cliente|servicio al cliente|servicio tecnico|reembolso|reembolsar\\p{L}*|pedido|premio|gana\\p{L}*|ganador\\p{L}*|regalo|paquete|envio|cuenta|desbloquear|banco|verificar|trabajo (?:en|para)|asesor|agente|devolucion"
    ],
    told: [
      "nunca|no|jamas|cuidado|ojo|estafa\\p{L}*|fraude|phishing|timo|falso|hacke\\p{L}*",
      "(?:me|nos|le) (?:pidio|pidieron|piden|pide|pedian|dijeron|dijo|escribio|escribieron)",
      "mi contrasena|mi clave|mi pin|mi tarjeta|por que|debo|tengo que|puedo|olvide|restablecer|recuperar mi"
    ]
  },
  {
    asked: [
      `(?:mandami|mandaci|mandateci|inviateci|scriveteci|dateci|comunicateci|manda|mandate|mandi|invia|inviami|inviaci|inviate|invii|dammi|dacci|dimmi|dicci|scrivi|scrivimi|scrivete|comunica|comunicami|comunicaci|rispondi|rispondete|condividi|conferma|forniscici|serve|abbiamo bisogno) ${any(4)}(?:tua|tuo|tuoi|sua|suo|suoi|vostra|vostro) ${any(1)}(?:password|pin|codice (?:pin|di sicurezza|di verifica|di conferma|sms|segreto)|numero (?:di|della) carta|dati (?:della )?carta|carta|dati bancari|credenziali|frase segreta|${everywhere})`,
      `(?:mandami|inviami|dammi|dimmi) ${any(2)}codice che ${any(3)}(?:ricevuto|arrivato|inviato|mandato)`
    ],
    pretext: [
      "supporto|assistenza|servizio clienti|rimborso|rimborsar\\p{L}*|ordine|premio|vinto|vincit\\p{L}*|regalo|pacco|spedizione|consegna|account|conto|sbloccare|banca|verificare|verifica|lavoro (?:per|in|da)|operatore|operatrice"
    ],
    told: [
      "mai|non|nessuno|attenzione|occhio|truffa\\p{L}*|phishing|frode|falso|hackerat\\p{L}",
      `(?:mi|ci) (?:hanno|ha|avete) ${any(1)}(?:chiesto|detto|scritto)`,
      "mi chiede|mi chiedono|mia password|mio pin|mia carta|perche|devo|posso|dimenticat\\p{L}|reimpostare"
    ]
  },
  {
    asked: [
      `(?:me manda|me mande|manda|mande|mandem|envia|envie|envie me|enviem|me envia|me envie|me passa|passa|passe|me diz|diga|me da|me de|informe|informa|compartilhe|responda|responde|confirme|digite|escreva|preciso d[aeo]|precisamos d[aeo]) ${any(4)}(?:sua|seu|seus|tua|teu|vossa) ${any(1)}(?:senha|palavra passe|password|pin|numero (?:do|de) cartao|dados (?:do|de) cartao|cartao|dados bancarios|codigo (?:de )?(?:seguranca|verificacao|confirmacao|sms|acesso)|frase semente|frase secreta|${everywhere})`,
      `(?:me manda|manda|envia|me passa|me diz|envie) ${any(2)}codigo que ${any(3)}(?:chegou|recebeu|recebi\\p{L}*|enviamos)`
    ],
    pretext: [
      "suporte|atendimento|apoio ao cliente|sac|reembolso|reembolsar|estorno|pedido|encomenda|premio|ganhou|ganhador\\p{L}*|sorteio|presente|pacote|entrega|conta|desbloquear|liberar|banco|verificar|trabalho (?:n[ao]|para|em)|atendente|resolvo"
    ],
    told: [
      "nunca|nao|jamais|cuidado|golpe|golpistas?|fraude|phishing|burla|falso|hacke\\p{L}*",
      "(?:me|nos) (?:pediu|pediram|pedem|pede|disseram|disse|mandaram|ligaram)|pediram me|pediu me",
      "minha senha|meu pin|meu cartao|por que|porque|preciso mandar|tenho que|posso|esqueci|redefinir|recuperar"
    ]
  }
]
