/**
 * Words for groups of people that hate is aimed at. They say nothing against a comment by themselves: the model learns
 * from what stands beside them.
 */
export const identities = `
woman women female females girl girls lady ladies wife wives mother mothers feminist feminists feminism
gay gays lesbian lesbians homosexual homosexuals homosexuality bisexual bisexuals queer queers lgbt lgbtq lgbtqia
trans transgender transgenders transsexual transsexuals nonbinary drag enby pansexual
black blacks african africans white whites asian asians arab arabs latino latinos latina latinas hispanic hispanics
mexican mexicans chinese japanese korean koreans vietnamese filipino filipinos indian indians pakistani pakistanis
bangladeshi nigerian nigerians somali somalis turk turks turkish kurd kurds iranian iranians iraqi iraqis syrian
syrians afghan afghans moroccan moroccans algerian algerians egyptian egyptians romanian romanians polish poles pole
russian russians ukrainian ukrainians german germans french american americans european europeans israeli israelis
palestinian palestinians cuban cubans brazilian brazilians haitian haitians albanian albanians irish scottish
muslim muslims islam islamic mohammedan jew jews jewish judaism christian christians catholic catholics protestant
hindu hindus sikh sikhs buddhist buddhists atheist atheists mormon mormons hijab hijabs burqa mosque mosques synagogue
immigrant immigrants migrant migrants immigration refugee refugees asylum foreigner foreigners alien aliens illegals
expat expats gypsy gypsies roma romani traveller travellers indigenous aboriginal aboriginals natives native
disabled disability disabilities handicapped autistic autism wheelchair wheelchairs blind deaf downs syndrome
elderly boomer boomers homeless poor fat obese minorities minority races race ethnicity ethnic brown
man men male males boy boys straight straights heterosexual heterosexuals
👳 🧕 👲 🕌 🕍 ✡ ☪ 🕋 ♿ 🏳 🌈 👬 👭 👩 👨 👧 👦 👵 👴 🏿 🏾 🏽 🏻 ⚧
`

/** Words for a group that say only who is outside: `these people`, `your kind`. */
export const outsiders = "them they theyre these those themselves kind breed folk folks people ppl"
