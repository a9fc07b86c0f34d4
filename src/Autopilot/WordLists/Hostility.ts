/** Harm that is wished, threatened or called for. */
export const violence = `
kill kills killed killing kys die dies died dying death dead murder murdered murdering murderers slaughter slaughtered
exterminate exterminated extermination eradicate eradicated eliminate eliminated annihilate wipe hang hanged hung lynch
lynched lynching shoot shot shooting gun guns bullet bullets stab stabbed stabbing burn burned burnt burning bomb bombs
bombed nuke gas gassed beat beaten beating punch punched kick kicked hit slap slapped smash crush choke strangle behead
beheaded hurt harm attack attacked assault rape raped raping castrate castrated sterilize sterilized deport deported
deportation expel expelled ban banned imprison imprisoned jail jailed drown drowned torture tortured execute executed
execution genocide holocaust cleanse cleansing purge purged cull whip enslave enslaved slavery
noose rope oven ovens acid poison knife bury buried grave suffer perish 🔪 🔫 💣 🧨 🪓 ⚔ 🗡 💀 ☠ ⚰ 👊 🤛 🔨
`

/** What people are made less than people with. */
export const dehumanising = `
vermin rat rats mouse mice cockroach cockroaches roach roaches insect insects bug bugs parasite parasites leech leeches
animal animals beast beasts ape apes monkey monkeys gorilla gorillas chimp chimps pig pigs swine dog dogs cur mutt mutts
snake snakes maggot maggots worm worms scum filth filthy trash garbage rubbish waste dirt shit turd turds plague disease
diseases diseased virus viruses cancer tumor tumour infection infestation infest infested subhuman subhumans inhuman
savage savages barbarian barbarians primitive uncivilized uncivilised inferior inferiors abomination abominations
degenerate degenerates freak freaks monster monsters mongrel mongrels breeding swarm hordes horde invasion invaders
invading invade invaded vile unnatural deviant deviants pervert perverts perverted pollute polluting taint tainted
untermensch thing creature creatures demon demons devil satan 🐀 🐁 🐒 🐵 🙈 🦍 🦧 🐖 🐷 🐽 🐍 🪳 🐜 🦟 💩 🗑 👹 👺 👿 🦠 🐕 🐶 🤮 🤢
`

/** What groups are slandered with. */
export const slander = `
criminal criminals crime crimes thief thieves steal stealing rapist rapists pedophile pedophiles paedophile paedophiles
pedo pedos groomer groomers terrorist terrorists terrorism terror jihadi jihadis lazy stupid dumb ignorant illiterate
uneducated dirty smelly stink stinks smell disgusting gross repulsive revolting ugly evil wicked immoral sinful sin
sinners unclean greedy cunning sneaky violent aggressive dangerous threat untrustworthy dishonest liars liar cheats
crooked corrupt backward backwards worthless useless pathetic weak burden burdens scrounger scroungers welfare benefits
unworthy sick mental illness insane crazy retarded hysterical irrational emotional bossy submissive obedient slut sluts
whore whores unfit incapable incompetent replace replacing replacement destroy destroying destroyed ruin ruined ruining
overrun contaminate propaganda agenda shove shoving shoved confused attention seeking
nobody deserve deserves undeserving unwelcome leave belong
`

/** Insults at one person. */
export const insults = `
idiot idiots idiotic moron morons moronic imbecile imbeciles dumbass dumbasses dumbo dimwit halfwit nitwit twit fool
fools foolish clown clowns loser losers jerk jerks creep creeps weirdo weirdos bastard bastards asshole assholes arsehole
dickhead dickheads prick pricks douche douchebag scumbag scumbags lowlife lowlifes pathetic brainless braindead
clueless delusional hypocrite hypocrites coward cowards cowardly snowflake snowflakes libtard libtards cuck simp
simps bitch bitches hoe hoes thot tramp skank slob pig hag troll trolls wanker wankers tosser bellend knob muppet
numpty twat twats cunt cunts ass arse joke disgrace embarrassment trashy ugly fatty fatso lardass whale stfu shutup
gtfo kys sucker suckers phony fraud sellout traitor traitors incel incels karen nutjob nutcase lunatic psycho
ignoramus simpleton dunce dolt airhead bimbo rude nasty mean vile hateful 🖕 🤡
`
