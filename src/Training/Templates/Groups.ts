import { alternatives } from "./Expand.ts"

/** Who is spoken of. The same names fill hateful and harmless sentences, so that a name alone says nothing. */
export const groups = {
  people: alternatives(
    "women|gay people|gays|lesbians|trans people|transgender people|black people|blacks|africans|asians|chinese people|" +
      "mexicans|latinos|arabs|muslims|jews|jewish people|christians|hindus|sikhs|immigrants|migrants|refugees|foreigners|" +
      "disabled people|people with disabilities|autistic people|blind people|deaf people|old people|fat people|" +
      "homeless people|indians|pakistanis|turks|poles|romanians|nigerians|somalis|filipinos|roma people|white people|" +
      "queer people|bisexuals|feminists|wheelchair users|indigenous people|russians|ukrainians|germans|americans"
  ),
  person: alternatives(
    "a woman|a gay man|a gay person|a lesbian|a trans woman|a trans man|a trans person|a black man|a black woman|" +
      "a black person|an asian woman|an asian man|a mexican|a latina|an arab|a muslim|a muslim woman|a jew|a jewish man|" +
      "a christian|a hindu|a sikh|an immigrant|a migrant|a refugee|a foreigner|a disabled person|a wheelchair user|" +
      "an autistic person|a deaf person|an indian|a pakistani|a turk|a nigerian|a filipino|a bisexual|a feminist"
  ),
  quality: alternatives(
    "gay|lesbian|trans|transgender|black|african|asian|chinese|mexican|arab|muslim|jewish|christian|hindu|disabled|" +
      "autistic|deaf|blind|foreign|female|queer|bisexual|indian|pakistani|old|fat"
  ),
  /** Targets of dislike that belong to no protected group. */
  crowd: alternatives(
    "bankers|politicians|landlords|football fans|hipsters|vegans|cyclists|lawyers|artists|influencers|students|managers|" +
      "capitalists|communists|gamers|estate agents|tourists|liberals|conservatives|billionaires|journalists|scammers|" +
      "bots|spammers|critics|youtubers|car salesmen|recruiters|smokers|republicans|democrats|dentists"
  ),
  thing: alternatives(
    "this app|the new update|mondays|this coffee|the queue|traffic|this weather|pineapple on pizza|this song|the packaging|" +
      "decaf|cheap plastic|this film|winter|mosquitoes|spam calls|alarm clocks|the ending|this phone|slow wifi|spiders|" +
      "my old printer|the smell of paint|waiting rooms|cold soup|this recipe|my knees|that chair|the lag|the price"
  )
} as const
