/** What greets, thanks or insists, and says nothing to do. */
export const greeting =
  /^(?:really|seriously|no exceptions|period|full stop|all of (?:it|them)|simple as that|that['’]?s (?:it|all)|always|ok|okay|please|cheers mate|hello|hi|hey|hallo|moin|servus|bonjour|salut|coucou|hola|buenas|olá|oi|ciao|salve|hoi|cześć|hej|merhaba|selam|good (?:morning|afternoon|evening)|dear (?:team|steward)|thanks|thank you|many thanks|cheers|best|kind regards|best regards)(?: (?:there|all|everyone|team|steward|so much|very much|a lot|in advance|again))*$/i
