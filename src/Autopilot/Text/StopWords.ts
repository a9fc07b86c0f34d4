/** Everyday words of each language, accents off, as texts hold them after normalising. */
export const stopWords: Readonly<Record<string, string>> = {
  en: `the and you that this is are was were with for have has had not but they what when where who how why your my me we
    our it its of to in on at be been do does did will would can could should from just about out up so if all there
    their them then than like know get got i im dont cant its thats one no yes please thanks thank love good great very
    really much more some because after before never still any now here she he his her him or an as by a too only best
    new need want make made think see look lol omg amazing nice wow cool take took come came go going us video videos
    subscribe watch song channel free check click link super awesome money first respect hey hi hello lmao day today`,
  es: `el la los las un una unos unas de del que y en es por para con no se lo le les su sus mi tu yo ella nosotros pero
    como mas muy esta este esto estos estas ese eso hay tiene tengo quiero porque cuando donde quien todo todos nada
    gracias bueno buena hola siempre tambien solo ya si sin sobre ser soy eres somos fue hacer puede hasta desde me te
    nos cuanto precio encanta amo vida dia hoy ahora mejor aqui asi bien mucho mucha al eso esos esas estan estaba tienen
    ustedes nuestro tus ni nunca nadie otro otra cada alguien favor saben quieren buenas oye jaja jajaja tengan hacen hace va
    van voy vamos dice dicen ver dar estoy estan estas era eran hijo gente cosa pues entonces tan tanto menos unas ti q xq`,
  pt: `o a os as um uma de do da dos das que e em no na nos nas por para com nao se eu voce voces ele ela mas como mais
    muito muita esta este isso isto esse essa tem tenho quero porque quando onde quem tudo todos nada obrigado obrigada
    bom boa ola sempre tambem so ja sem sobre ser sou foi fazer pode ate meu minha seu sua nosso gente vai hoje agora
    melhor aqui assim bem dia vida amo preco quanto pra pro ta eh`,
  fr: `le la les un une des de du que qui et en est pour par avec ne pas se il elle nous vous ils je tu mais comme plus
    tres cette ce cet ces mon ma mes ton ta son sa ses votre notre leur ai as avez ont suis sont etre fait faire quand
    ou tout tous rien merci bon bonne bonjour toujours aussi seulement deja sans sur dans au aux cest jai quoi pourquoi
    combien prix jaime oui non bien ici encore meme peut trop moi toi`,
  de: `der die das den dem des ein eine einen einem einer und ist nicht ich du er sie es wir ihr mich mir dich dir mein
    meine dein sein aber wie auch noch nur schon sehr mit fur von zu auf im am aus bei nach uber unter wenn weil dass
    was wer wo warum wann habe hat haben hatte bin sind war werden wird kann konnen muss mal doch ja nein danke bitte
    gut heute immer wieder mehr kein keine jetzt hier alle alles so man euch euer leider`,
  it: `il lo la i gli le un uno una di del della dei delle che e in per con non si mi ti ci vi io lui lei noi voi loro ma
    come piu molto questa questo questi quello quella ho hai ha abbiamo avete hanno sono sei siamo era essere fare
    quando dove chi tutto tutti niente grazie buono buona ciao sempre anche solo gia senza su da al alla nel nella se
    perche cosa quanto prezzo amo vita giorno oggi ora meglio qui cosi bene mio mia tuo sua`,
  nl: `de het een en van ik je jij hij zij wij jullie is zijn was niet dat die dit deze met voor op te aan er maar ook nog
    om naar bij uit als dan wat wie waar waarom hoe heb hebt heeft hebben had ben kan kunnen moet mijn jouw ons onze
    geen veel meer al wel heel goed mooi leuk bedankt dank gewoon altijd nu hier daar weer echt zo iets niks worden
    mij me jouw je jullie hun hen deze die daarom toch even alleen alles iemand niemand iedereen wil wilt willen ga gaat gaan
    zou hoor lekker beter eens moeten mag zonder sinds tot over onder door mn m'n volgens graag kon zeg zegt doe doet`,
  sv: `och att det som en ett pa av for med den till ar inte om har de sig jag du vi ni han hon men kan ska var fran eller
    nar hur vad vem varfor min mitt mina din ditt dina mycket bra tack hej alltid aven bara redan utan over under har
    nu har dar sa ingen inget alla allt blir fick mer mest kanske ocksa`,
  da: `og at det som en et pa af for med den til er ikke om har de sig jeg du vi i han hun men kan skal var fra eller nar
    hvordan hvad hvem hvorfor min mit mine din dit dine meget godt tak hej altid ogsa kun allerede uden over under nu
    her der sa ingen intet alle alt bliver fik mere mest maske noget efter`,
  no: `og at det som en et pa av for med den til er ikke om har de seg jeg du vi dere han hun men kan skal var fra eller
    nar hvordan hva hvem hvorfor min mitt mine din ditt dine veldig bra takk hei alltid ogsa bare allerede uten over
    under na her der sa ingen ingenting alle alt blir fikk mer mest kanskje noe etter`,
  fi: `ja on ei se etta en han mina sina me te he oli olen olet ovat kun mutta myos niin kuin jos tai mita kuka missa
    miksi miten minun sinun hyva hyvin paljon kiitos hei aina vain jo ilman nyt taalla siella kaikki mitaan tama tuo
    nama viela ole olla sitten koska joka jotka`,
  pl: `i w na z do nie to jest sie ze ja ty on ona my wy oni jak ale tak czy co kto gdzie dlaczego kiedy moj moja twoj
    bardzo dobrze dziekuje dzieki czesc zawsze tez tylko juz bez pod przez dla od po za o mam masz ma sa byl byla jego
    jej ich ten ta te tego tej mnie ci mi go nic wszystko teraz tutaj jeszcze moze prosze super`,
  cs: `a v na z do ne to je se ze ja ty on ona my vy oni jak ale tak co kdo kde proc kdy muj moje tvuj velmi dobre dekuji
    diky ahoj vzdy take jen uz bez pod pres pro od po za o mam mas ma jsou byl byla jeho jeji jejich ten ta te toho
    mne nic vsechno ted tady jeste muze prosim jsem jsi jsme neni`,
  ro: `si in nu este sunt un o de la cu pe ca sa din mai dar ce cine unde cand cum eu tu el ea noi voi ei imi iti isi
    meu mea tau ta foarte bine multumesc salut mereu doar deja fara pentru prin dupa acum aici acolo tot toate nimic
    am ai are avem aveti au fost fi poate daca acest aceasta asta`,
  hu: `a az es nem hogy egy is meg van volt en te o mi ti ok de ha mert csak mar mint ki hol miert mikor hogyan nagyon jo
    koszonom szia mindig most itt ott minden semmi ez ezt azt kell lehet lesz vagyok vagy vagyunk vannak sok tobb`,
  tr: `ve bir bu su o da de ne mi mu ben sen biz siz onlar icin ile gibi ama cok daha en var yok degil olan olarak kadar
    sonra once simdi nasil neden kim nerede benim senin bizim tesekkur tesekkurler merhaba her sey hic iyi guzel evet
    hayir bana sana beni seni olur olsun lutfen`,
  id: `yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya kamu dia kita kami mereka ada adalah ke
    bisa sudah belum lagi saja sangat banyak terima kasih kak min harga berapa apa siapa kenapa dimana bagus aja gak
    nggak mau bikin kalau karena tapi atau seperti`,
  fil: `ang ng sa mga na ay at ko mo siya kami tayo sila ito iyan hindi wala may po opo salamat naman lang din rin ba pa
    para kung kasi pero ano sino saan bakit paano maganda ganda sana ako ikaw ka nang yung`,
  vi: `va la cua cho khong toi ban anh chi em nay do mot cac nhung duoc voi trong co rat qua cam on gi sao the nao bao
    nhieu oi roi nhe`,
  hi: `hai hain nahi nhi nahin mat kya kyu kyun kyon kaise kaisa kab kaha kahan kaun kitna kitne kitni mera meri mere tera teri
    tere tum tumhara aap aapka aapke hum hamara humare mujhe tujhe usko isko inko unko aur bhi toh ko ki ke ka mein
    pe par se ye yeh woh wo koi kuch kuchh sab sabhi bahut bohot bhai yaar bhaiya didi ji kar karo karna karke kare karte
    raha rahi rahe tha thi ho hua hui hoga hogi gaya gayi gaye diya liya lo abhi aaj kal phir fir bhejo chahiye wala wale
    wali accha acha sirf agar lekin magar matlab paisa paise ghar log logo kaam din apna apni apne raho jao dekho hu hoon
    milega milta batao bata liye wajah nahi na ek bas jaise jab tak saal mast bilkul`,
  ar: `ana enta enti inta nta ntouma ya wallah wallahi inshallah mashallah habibi khoya sahbi mish mesh mch machi 3ala 3la
    3andi 3andkom fih fiha hada hadi hadchi kol kolchi bezaf bzaf chwiya shwaya kteer ktir leh leih lih ezay kif kifach
    keda kda kidda dah elly eli lli illi bas walla wla ma3 m3a men mn ila law chhal ch7al kam bkam bekam 7elw 7elwa gamed
    gamda awi 2awi ktr el al wel wal mafish mafi mafich makanch ba3d delwa2ti daba hna hnaya enno 2na 7aga 7abibi ya3ni
    yani shu sho chou wesh wach rah rani ghir dyal dial taye3 bta3 bta3et betaa3 akhi okhti rabena`
}

export const languages: ReadonlyArray<string> = Object.keys(stopWords)
