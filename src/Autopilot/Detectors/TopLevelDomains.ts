const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((item) => item !== ""))

/**
 * Endings that make a bare `name.ending` a link wherever it stands.
 *
 * Chosen by hand and not taken from a list of all domains such as `tldts`: in a comment a missing space looks the same.
 * Of 3,405 bare words with a dot in the public data and our own texts, all endings that exist would read 73 more as
 * links, most of them sentences ("god.you", "u.call", "drink.pa", "soon.xxx").
 */
export const clearEndings = list(`
  com net org info biz edu gov mil int mobi name tel asia jobs aero coop museum
  io ai gg tv fm xyz top vip club shop store online site website space tech cloud dev page link click
  live life world today news media agency digital email network systems solutions support services finance financial
  money cash bank capital fund trade trading exchange market markets forex crypto bet casino poker games game bingo
  fun party events photos pics video film music blog wiki social chat dating sexy adult porn sex cam webcam
  beauty fashion clothing shoes boutique jewelry watch luxury gold diamonds art design studio gallery
  health care fit fitness yoga diet clinic dental pharmacy doctor vet pet garden house homes rent estate land
  bio eco green energy solar earth travel tours flights cruises hotel holiday vacations restaurant cafe pizza bar pub
  app apps software codes computer tools win bid loan loans credit insurance tax accountant review reviews
  example test
  icu cyou cfd sbs rest buzz monster quest beauty hair makeup skin lol wtf ninja guru expert academy school
  de fr es pt nl uk pl ru se dk fi cz sk hu ro bg gr ch ie lt lv ee hr rs ua by kz tr il sa ae qa eg ma ng ke gh za
  jp cn kr tw hk sg vn th ph pk lk bd np ir iq ca mx br ar cl pe ec uy ve cr au nz eu cat lat su ws cc ly gl la
`)

/**
 * Endings that are everyday words too: `nice.it` is far more often a missing space than a link, so these count only
 * with a path, or in front of something that no sentence has.
 */
export const wordEndings = list("it is in at to be am me my no so us do as id co pro one best cool how here now love")

/** Countries' endings that sentences begin with in other languages: `me gusta.Es muy bueno`. */
export const sentenceBeginnings = list("de es se la ma il su sa ve ca")

export const shorteners = list(`
  bit.ly bitly.com tinyurl.com goo.gl ow.ly is.gd v.gd cutt.ly rb.gy shorturl.at rebrand.ly buff.ly adf.ly
  bl.ink tiny.cc soo.gd s.id lnkd.in t.ly qr.ae trib.al dlvr.it
  linktr.ee beacons.ai lnk.bio lnk.to taplink.cc campsite.bio allmylinks.com msha.ke solo.to bio.link
  t.me telegram.me telegram.dog wa.me wa.link chat.whatsapp.com discord.gg
`)

/** Links that open a private conversation. */
export const messengerHosts = list(`
  t.me telegram.me telegram.dog wa.me wa.link chat.whatsapp.com api.whatsapp.com whatsapp.com signal.me line.me
  discord.gg m.me viber.com
`)

export const pictureHosts = list(`
  giphy.com media.giphy.com gph.is tenor.com media.tenor.com imgur.com i.imgur.com gyazo.com prnt.sc ibb.co
  i.ibb.co postimg.cc
`)
