import { lines } from "./Expand.ts"

/** What else is said where people argue: news, politics, religion, one's own life; rudeness that is no hatred. */
export const harmlessRemarks: ReadonlyArray<string> = lines(`
  immigration is a hard topic and both sides have a point
  the border policy is a mess and has been for thirty years
  we need a fair asylum system that works for everybody
  my parents came here as immigrants with one suitcase
  most immigrants I know work two jobs
  learning the language takes time, be patient with them
  I moved here from {spot} and people were kind to me
  he was born here, how is he an immigrant?
  the court ruled that the deportation was illegal
  what does the law say about refugees?
  the minister for immigration resigned today
  statistics show that crime has gone down for years
  the police said they are looking for two men
  the officer was suspended after the video came out
  why did the police officer shoot? he could have used a taser
  not every cop is bad but this one should be in jail
  cops should wear cameras, end of story
  the jury heard all the evidence, I accept the verdict
  I have watched the video three times and it's not clear who started it
  the man was unarmed and had his hands up
  he ran at the officer, what was he supposed to do?
  nobody should die over a stolen pack of cigarettes
  rest in peace, my heart goes out to his mother
  rip to the victims of the attack
  prayers for everybody in {spot} tonight
  racism is taught, nobody is born a racist
  there is still racism in this country, look at the housing numbers
  is it racist to ask where somebody is from?
  I don't see what is racist about this ad
  you call everything racist, the word has lost its meaning
  don't bring race into this, it's about money
  this has nothing to do with race, he broke the law
  black people were not allowed to sit there in those days
  black history month starts tomorrow
  a white cop and a black teenager, and the whole country is watching
  white and black kids played together on that field
  the mayor was the first black woman to hold the office
  my dad is white and my mum is black, I am both
  as a black woman I was the only one in the room
  he gets followed around in shops because he is black
  my black friends tell me the same story
  black owned business, please support
  black don't crack, she looks amazing
  why do people get angry when you say black lives matter?
  all lives matter is not the answer to that question
  martin luther king would have marched with them
  his speech about slavery made me cry
  slavery ended but the effects are still here
  the confederate flag belongs in a museum
  the protest was peaceful until the police came
  protesters blocked the highway and I missed my flight
  looting a store does not bring justice for anyone
  burning your own town down helps nobody
  I do not condone the violence but I understand the anger
  both the rioters and the police went too far
  who pays for all the broken windows?
  the media twists everything for clicks
  fox and cnn are both garbage
  fake news again, read the report yourself
  the president should say something about this
  obama gave a good speech on it
  trump voters and biden voters should talk to each other
  republicans are idiots
  democrats are liars, all of them
  liberals are crying again lol
  conservatives are clueless about this
  this government is a bunch of clowns
  politicians are all thieves and they should be in prison
  islam is one of the largest religions in the world
  ramadan mubarak to all my muslim friends
  eid mubarak everybody
  my muslim neighbour brings us food every ramadan
  muslims and christians lived in peace in this village
  I am a christian and I respect my muslim brothers
  the hijab is her choice, leave her alone
  she wears a hijab and plays basketball, so cool
  what does the quran say about charity?
  terrorists do not speak for muslims
  isis killed more muslims than anyone else
  the attack on the mosque was a terrible crime
  I left islam ten years ago and it was hard on my family
  religion should stay out of schools
  I don't believe in any god, and that's fine
  the church has to answer for what those priests did
  the bible says love thy neighbour
  shabbat shalom from our family to yours
  the holocaust must never be forgotten
  my grandmother survived auschwitz
  antisemitism is on the rise and it scares me
  criticising the israeli government is not the same as hating jews
  free palestine
  I stand with israel
  both israelis and palestinians deserve peace
  he came out as gay last year and we are all so proud
  my two mums came to the school play
  love is love
  happy pride everyone 🏳️‍🌈
  what does the q in lgbtq stand for?
  I came out to my parents today, they hugged me
  the first gay couple to marry here celebrated yesterday
  gay marriage has been legal here for years and the sky did not fall
  I'm straight but I love going to drag shows
  as a trans woman this video helped me a lot
  my son is trans and he is the bravest kid I know
  I use they and them, please
  trans kids deserve to grow up
  the debate about trans athletes is not an easy one
  I have questions about puberty blockers, I don't mean to offend
  he was beaten up because he is gay, it's {verdict}
  I got called names for holding my boyfriend's hand
  women still earn less than men for the same work
  more women than men graduate these days
  I'm a woman and I fix my own car
  men have feelings too
  not all men are like that
  my wife drives better than me
  happy women's day to all of you
  women in iran are so brave
  the women's team plays tonight at eight
  she was attacked on her way home, I hope they catch him
  domestic violence happens to men as well
  believe women
  I'm a feminist and I love my husband
  feminism means equal rights, nothing else
  I disagree with this feminist but she makes a point
  this woman is a great interviewer
  my mother raised five kids alone
  girls can code
  my daughter has down syndrome and she is the joy of our lives
  I'm autistic and I don't like loud places
  is there a ramp for wheelchairs?
  the lift was broken so the disabled guests had to wait outside
  I lost my leg in an accident and I run marathons
  my brother is deaf, subtitles please
  mental illness is not a joke
  depression nearly killed me
  he is blind and plays the piano like a god
  the mexican place around the corner is the best
  I love indian food, the hotter the better
  chinese new year in our town was beautiful
  japanese people are so polite, great trip
  african music always makes me dance
  I'm half irish, half polish
  germans really do love bread
  she has an asian mother and a french father
  our polish builder did a great job
  my jewish grandfather told the best jokes
  we hosted a family of ukrainian refugees
  the immigrants in my class helped me with maths
  brown eyes, brown hair, brown shoes
  a black dress with white shoes, please
  black coffee for me
  I prefer the black one, do you have it in medium?
  white walls get dirty so fast
  the new phone comes in black and white
  my cat is black and my dog is white
  yellow is my colour
  she is a natural blonde
  the gas station was closed
  turn the oven on at 200 degrees
  I shot three rolls of film in {spot}
  you killed it on stage tonight
  this beat is a banger, it slaps
  kill the lights please
  the fire burned down the whole forest
  dead tired after {deed}
  my phone died again
  I could murder a pizza
  I would kill for those shoes
  he got destroyed in that debate
  that knock out punch was sick
  what a beast, he scored three times
  monkeys are my favourite animals
  rats in the kitchen, call the landlord
  my dog is such a pig, he ate everything
  cockroaches in the hotel room, one star
  cancer took my father last year
  screw cancer
  parasites live in the gut of the fish
  pest control came and got rid of the vermin
  the dyke broke and the field was flooded
  they walked along the dyke at low tide
  he went outside for a fag and a coffee
  chopped a faggot of wood for the stove
  a faggot and peas is an old dish
  the breeder says the bitch is in heat
  the bitch and her litter are doing well
  fire retardant spray, where can I buy it?
  frost will retard the growth of the roses
  there is a chink in the wall and the wind comes in
  a coon hound is a hunting dog
  coon cats are huge, mine weighs nine kilos
  crackers and cheese please
  spade, rake and hoe for the garden
  a nip in the air this morning
  that's queer, I left it right here
  queer as folk was a great show
  queer and happy, that's me
  me and my fags at pride, love you all
  yes I'm a dyke, thanks for asking
  hey bitches, who is coming out tonight?
  love you bitches
  bitch you look stunning
  bitch please, that was iconic
  that bitch can sing, wow
  I'm that bitch
  we are two old queers and still in love
  proud tranny here, I took that word back
  my niggas came through for me today
  nigga we made it
  love my nigga, he was there for me
  this nigga funny as hell
  as a cripple I find this joke hilarious
  crip camp is a great film about disabled activists
  slut walk is on saturday, come and join
  I'm a slut for garlic bread
  you are an idiot
  you're a moron and you know nothing about it
  what a bunch of morons
  shut up, nobody asked you
  are you stupid or what
  go to hell
  get lost you troll
  you disgust me
  kill yourself
  I hope you step on lego every day
  die in a fire, you scammer
  this guy is a complete clown
  this guy is a pig and should lose his job
  she is a liar and a fraud
  she's so annoying I want to throw my phone
  your voice makes my ears bleed
  your channel is trash
  worst video ever, delete it
  worst song of the year, pure garbage
  boring as hell
  fuck off
  fuck you and your opinion
  fuck this shit, I'm out
  fuck the system
  suck my dick
  what an asshole
  you son of a bitch
  you piece of shit
  stupid bastard ran over my bike
  dumbass forgot the keys again
  this is bullshit and you know it
  I fucking love you guys
  no fucking way, congratulations
  damn son
  holy crap, that was close
  he deserves to be punished for what he did to that child
  child molesters should rot in prison
  rapists should never get out
  whoever did this to that dog should be locked up for life
  nazis can go to hell
  fuck nazis
  fuck racists
  the kkk is a terrorist group
  punch a nazi
  racists like you have no place here
  homophobes in the comments, as always
  so much hate in these comments, go outside people
  wow, the racism in here is unreal
  imagine hating somebody for the colour of their skin
  imagine being this mad about two people in love
  why is everyone so hateful? it's just an ad
  can we stop with the hate please
  block and report the haters
  mods, please delete the racist comments
  I reported the guy who wrote that about {people}
  the comment about {people} above is {verdict}
  they told my mum to go back to her country, she was born here
  I was spat on for wearing a hijab, it was {verdict}
  a boy at school called me the n word
  people stare at me because I use a wheelchair
  as {person} I hear this every week and it's {verdict}
  as {person} I don't find this offensive
  as {person} I can tell you that this happens a lot
  I'm {quality} and I was treated badly at this shop
  I'm {quality} and I love your work
  we hired {person} last year, best decision ever
  two {people} were hurt in the accident
  three {people} were arrested at the protest
  the suspect said he did it because he hates {people}
  a new study looks at how {people} vote
  the number of attacks on {people} doubled last year
  hate crimes against {people} are up again, it's {verdict}
  what do {people} here think about it?
  can anyone recommend books by {people}?
  how do {people} say hello?
  what is it like to be {quality} in your country?
  teach your kids that {people} are people like us
  it costs nothing to be kind to {people}
  {people} and the rest of us want the same things
  {people} 💕
  love to all {people} ❤️
  so much love for {people} 🥰
  {people} are 🔥
  {people} are awesome 😍
  nobody: ... {people}: making the best food ever
`)
