import { lines } from "./Expand.ts"

/** Contempt as it stands under videos and posts: of the news, of neighbours, of whoever is on screen. */
export const hatefulRemarks: ReadonlyArray<string> = lines(`
  deport the whole lot of them, they were never {plain}
  build a wall and put guards on it, they come to rob us
  no papers, no mercy, throw the illegals in the river
  illegals get free houses while our own veterans sleep outside, kick them all out
  they hop the border, drop a baby and we pay for it
  speak english or get out of my country
  if you don't like it here go back to your mud hut
  go back to your desert you camel rider
  go back to the jungle where you belong
  that lot should be on the first boat home
  import the third world, become the third world
  you can't civilise savages, just look at their countries
  europe is finished, they are breeding us out
  white genocide is real and the jews are behind it
  the great replacement is happening and nobody stops them
  we need to protect our race before it's too late
  race mixing is disgusting
  keep our blood clean, no {people}
  mixed couples make me want to throw up
  the white man built everything, the rest just copy or steal
  whites are colonisers and thieves by birth, wipe them out
  cracker trash, your whole race should burn
  all these white devils deserve what's coming
  thugs will be thugs, it's in their blood
  thugs like him were born to be in prison, typical of his kind
  it's always their kind doing this, what a surprise
  look at his skin and guess who did it
  of course it had to be one of those people
  didn't even need to watch, knew the colour of the guy already
  take away the welfare and watch them starve, good
  no dads, no jobs, no brains, that's their culture
  they riot because they are too stupid to do anything else
  give them a banana and they will calm down
  bunch of chimps destroying their own neighbourhood
  apes in hoodies, shoot them all
  zoo escaped again, somebody call the keeper
  looks like feeding time at the zoo, look at those {people}
  put them back in chains, it was better for everybody
  slavery was the best thing that ever happened to them
  should have picked our own cotton, then we would not have this problem
  bring back the rope for these people
  the cops should have shot every one of those {people}
  good, one less of them on the streets
  one less {quality} mouth to feed
  if they all killed each other the problem would be solved
  those people have no respect for life, they are born killers
  black on black crime is all they know
  the hood made by {people} for {people}, what a dump
  run them over, they are only {people}
  the hijab is the flag of the enemy
  ban the burka and everybody under it
  every mosque is a terror camp, bulldoze them
  their prophet was a child molester and they all follow him
  their book tells them to kill us, so get them first
  islam and violence are the same word
  a religion of peace, sure, ask the bodies, they are all killers
  no muslim can be a good citizen, it's us or them
  bomb mecca and be done with it
  goat lovers, all of them
  allah is for backward animals
  do not let muslims in, they want our daughters
  turn the whole middle east into glass
  sand people with bombs, nothing else
  they pray five times a day and rape in between
  the jews own your government, wake up
  jews started every war, look it up
  jewish bankers are bleeding us dry like rats do
  six million was not enough
  the oven is still warm for you people
  big nose, big wallet, no soul, typical
  hollywood is run by them and they corrupt our kids
  never do business with a jew, he will skin you
  christians are brain dead sheep and should be put down
  hindus drink cow piss and smell like it
  indians everywhere, the smell alone should be illegal
  call centre scum, go shower in your holy sewer
  bat eaters gave us the virus, close the border to them all
  slanty eyed cheaters, never trust any of them
  they eat cats and dogs, no wonder they are sick
  mexicans only come to mow lawns and sell drugs
  lazy mexicans, cartel trash the whole family
  gypsies steal children and copper, burn their camp
  travellers are thieves and their caravans should be torched
  polish plumbers out, romanian beggars out, all out
  natives are drunks, every one of them
  put all the asylum seekers back on the boat and sink it
  let them drown, they knew the risk, fewer of them for us
  refugees welcome? welcome to rape city, thanks to them
  they fake being refugees, look at those young men, invaders
  men in dresses are a danger to little girls
  you have a dick so you are a dude, freak
  a man who thinks he is a woman belongs in a padded room
  no such thing as trans, just mental patients
  chop it off all you like, you will be a man in a wig
  trans people groom kids, jail them all
  pick a pronoun? I pick freak
  it, not she. That thing is not a woman
  drag queens near schools should be shot
  rainbow flags make me puke, burn them with the owners
  two dudes holding hands, I wanted to hit them
  adam and eve, not adam and steve, burn in hell
  god hates them and so do I
  aids was the cure for those people
  homos should not be around children
  being gay is a choice and a disgusting one
  keep your gay disease out of our schools
  gays want to convert your kids, wake up
  lesbians are ugly women no man wanted
  she needs a real man to fix her, then she would not be a lesbian
  that's gay, disgusting, get it off my screen
  sissies like that need to be beaten until they are men
  no homos in our locker room
  what a fairy, somebody break his face
  women can't drive, women can't think, women can't lead
  get back in the kitchen and make me a sandwich
  another woman who slept her way to the top
  a woman's place is under a man
  females are only good for cooking and one other thing
  feminists are fat ugly women nobody wants
  feminism is cancer and so are the women who push it
  she was asking for it, look at what she wore, whores like that deserve it
  women lie about rape, all of them
  women are property, always were
  never trust anything that bleeds for a week
  hit her, women need to learn respect
  your wife should be on a leash
  girls ruin gaming, go play with dolls
  no woman has ever been funny, that's biology
  women shouldn't be allowed near a football pitch
  giving women the vote was a mistake
  shut up woman, men are talking
  dumb blonde, women like you should be seen and not heard
  old hag, past thirty women are worthless
  single mothers raise criminals
  abort them if they are disabled, it's kinder
  disabled people are useless eaters
  why keep a vegetable alive on my taxes
  wheelchairs on the plane, just leave them at home
  autistic kids should be in an institution, not in a class
  the deaf and dumb should not breed
  downies should not be on tv, nobody wants to look at that
  natural selection should have taken care of the disabled
  mental patients should be locked up and forgotten
  cripples get the best parking and do nothing for it
  dwarfs are for the circus
  she is a drooling spastic, put her out of her misery
  fat people are disgusting pigs who should pay double
  old people should just die already and free up the houses
  homeless people are garbage, hose them off the street
  poor people are poor because they are stupid, let them starve
  foreigners stink up the whole bus
  foreign doctors can't even read, I want a white one
  don't want a black nurse touching my mother
  I crossed the road because those {people} were coming
  I moved away because of {people} and it was the best decision
  there goes the neighbourhood, {people} bought the house
  landlords are right not to rent to {people}
  my shop, my rules, no {people}
  would you want {people} at your table? me neither
  I'd never hire {person}, they are lazy and they steal
  I don't want my tax money spent on {people}
  my kids will not play with {people}
  my daughter brought home {person}, I threw both of them out
  I would shoot my son if he came home with {person}
  too many {people} in this ad, where are the normal people
  forced diversity again, I'm sick of seeing {people} everywhere
  woke garbage, every film has {people} in it now, nobody wants to see them
  they hired {person} just for the quota, no talent at all, they never have any
  they let {person} fly the plane? no thanks
  {person} as president would be the end of us
  {person} with a gun, what could go wrong, they are all killers
  a {quality} doctor? I'd rather die
  a {quality} teacher should not be near my kids
  a {quality} mayor, we are doomed, they only look after their own
  that {quality} family next door is trash like the rest
  this {quality} rat needs to be put down
  typical {quality} behaviour
  typical {quality} garbage
  so {quality} it hurts, get a real culture
  stupid {quality} cow
  ugly {quality} dog
  smelly {quality} pig
  nasty {quality} freak, nobody wants you here
  you {quality} piece of shit
  you {quality} people are all the same
  you people have no shame
  you people ruin everything you touch
  your kind is not welcome here
  your kind should be extinct
  your kind needs to be taught a lesson
  his kind never work
  their kind never learns
  people of that sort should be sterilised
  people like that breed and we pay
  people like them belong in the ground
  those people are not like us and never will be
  these animals should be put down, every single one of those {people}
  subhuman trash, hope they all rot
  scum of the earth, these migrants
  rats. that's what they are. {people}.
  {people} = cancer
  {people} lol, what a joke of a species
  {people} 🤮
  {people} 🐒🐒
  {people} are 🐀🐀
  {people} are 💩
  {people} 🔫🔫
  🔪 all {people}
  i just want {people} gone 😡
  every time i open this app i see {people}, make it stop 🤢
  nothing personal but i would not mind if {people} disappeared
  sorry but {people} have no place in this sport
  can we have one show without {people}?
  can't we send {people} to the moon
  if {people} had a brain they would be dangerous
  if i were in charge {people} would be gone by monday
  if {people} come to my door i have a shotgun ready
  it is not hate, it's a fact, {people} are a lower form of life
  not being racist but have you ever seen {people} work?
  no offence but {people} creep me out, they shouldn't be here
  i have {quality} friends but the rest of them are scum
  with {people} around you should lock your car
  name one good thing {people} ever did
  what do {people} and dogs have in common? both have fleas
  how many {people} does it take to change a light bulb? none, they steal it
  what do you call a bus full of {people} going off a cliff? a good start
  dark humour is like {people}, nobody wants it
  hitler did nothing wrong
  heil hitler, death to {people}
  white power
  white pride, all others out
  blood and soil, no {people}
  kkk had a point about {people}
  14 words
  gas the {people}
  rope for {people}
  day of the rope is coming for {people}
`)
