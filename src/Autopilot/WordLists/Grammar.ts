/** Words that turn what follows round. */
export const negations = `
not no never none nobody nothing nowhere neither nor cannot cant wont dont doesnt didnt isnt arent wasnt werent shouldnt
wouldnt couldnt havent hasnt hadnt aint without hardly barely stop nope against
`

export const speakers = "i im ive ill id me my mine myself we were weve well us our ours ourselves"
export const addressees = "you youre youve youll u ur your yours yourself yourselves ya yall y'all"
export const others = "he hes him his she shes her hers they theyre theyve them their theirs it its"
export const modals = `
should shoulda must need needs ought have has gotta gonna going will would could can may might let lets want wants
wish hope deserve deserves supposed
`
export const quantifiers = "all every everyone everybody each most many any both some few only always nothing just more"
export const copulas = "is are be am was been being"

/** Words that carry the frame of a sentence; all else is left out when only the frame is looked at. */
export const frame = `
a an the this that these those to of in on at by for from with and or but if because so as than like when where why how
what who which do does did done get gets got go goes went come came make makes made say says said think thinks thought
know knows believe call calls called see sees saw look looks find feel feels love loves loved hate hates hated despise
despises detest loathe respect support proud stand people person someone anyone really very so too such same as about
back out off up down here there home country world place again please thank thanks right wrong good bad great
`

/** Words of somebody who speaks about hate rather than with it. */
export const reporting = `
say says said saying tell tells told call calls called calling wrote write quote quoted unacceptable ignorant racist
racism sexist sexism homophobic homophobia transphobic transphobia islamophobic islamophobia antisemitic antisemitism
bigot bigots bigotry hateful prejudice stereotype stereotypes offensive insulting slur slurs discrimination
discriminate equality equal rights human wrong misogyny misogynist misogynistic xenophobic xenophobia ableist
`
