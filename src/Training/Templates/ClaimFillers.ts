import { contrastFillers } from "./ContrastFillers.ts"
import { alternatives, type Fillers } from "./Expand.ts"

/** What is said of people, as the end of a sentence that begins with them: the same words stand in every frame. */
export const claimFillers: Fillers = {
  ...contrastFillers,
  smear: alternatives(
    "breed like rabbits|smell of garbage|ruin every neighbourhood they move into|live off our taxes|steal whatever they can|" +
      "lie as soon as they open their mouths|spread disease|sell drugs to children|hate our way of life|want to replace us|" +
      "have low iqs|can't control themselves|only understand violence|destroy everything we built|corrupt our children|" +
      "control the banks and the media|never wash|beat their wives|abuse kids|worship the devil|cheat at everything|" +
      "commit most of the crimes|refuse to work|drag the rest of us down|poison our culture|act like wild animals|" +
      "have no morals|have no brains|bring nothing but trouble|take jobs from honest people|spit on our values|" +
      "want special treatment|play the victim all day|exploit our kindness|make every place worse|carry knives|" +
      "groom little girls|plot behind our backs|behave like cavemen|think with their fists|cost us billions|" +
      "turn every street into a slum|suck this country dry|have no place among decent folk|threaten our safety|" +
      "ruin sports for everybody|push their filth on us|cannot drive|cannot be reasoned with|whine about everything|" +
      "need to be put in their place|owe us an apology for existing|have never invented anything|eat dogs|live in filth|" +
      "bring down property prices|drain the health service|turn kids gay|fake their problems for money|beg and steal|" +
      "multiply like flies|only think about money|betray the country that feeds them|stab you in the back|sin against nature|" +
      "make bad parents|belong in asylums|belong in cages|belong in the gutter|belong in chains|should know their place|" +
      "should be kept away from children|should be sterilised|should not be allowed to breed|should never have been born|" +
      "should go back to the jungle|should be locked away for good|should not get to vote|should shut their mouths|" +
      "will never be like us|will never fit in|will always be beneath us|will take over if we let them|" +
      "look like apes|look like freaks|look like trolls|sound like animals|act like they own the place|get away with murder"
  ),
  smearing: alternatives(
    "vermin|parasites|a disease|subhuman|the scum of the earth|an embarrassment to humanity|born criminals|rapists|terrorists|" +
      "child abusers|welfare cheats|a drain on society|a danger to our kids|a stain on this country|an insult to nature|" +
      "nature's mistake|mentally deranged|sick in the head|sexual deviants|invaders|savages|barbarians|brainwashed fanatics|" +
      "uncivilised brutes|lazy bums|dirty thieves|pathological liars|a bunch of freeloaders|good for nothing|" +
      "less intelligent|genetically inferior|weaker than us|too dumb to learn|too emotional to lead|lower than dirt|" +
      "not fit to raise kids|not real people|not worth the air they breathe|the enemy|the problem|the root of all evil|" +
      "to blame for everything|destroying the west|taking over|out of control|everywhere, like rats|all the same, rotten|" +
      "disgusting creatures|dirty animals|filthy pigs|ugly monsters|walking diseases|human garbage|a waste of oxygen|" +
      "a joke of evolution|unclean|possessed|cursed|hideous|revolting|repulsive|evil to the core|stupid by nature|" +
      "greedy and sneaky|violent thugs|gang members|drug dealers|whores|perverts|freaks of nature|a plague|cattle|slaves|" +
      "second-class|unfit for office|incapable of love|hysterical|useless|worthless|a cancer on society|a burden|traitors"
  ),
  praise: alternatives(
    "make life richer|bring joy to many|do so much good|enrich our town|inspire me every day|work harder than most|" +
      "deserve our support|deserve to feel safe|deserve a fair chance|deserve better than this|deserve to be heard|" +
      "have taught me so much|have every right to be here|have a lot to offer|have beautiful traditions|have my full respect|" +
      "have the same rights as you and me|keep this country running|help to build our future|care for our sick|" +
      "are a gift to us all|are a blessing|are heroes to me|are my family|are good friends of ours|are equal|" +
      "are an important part of society|are as good as anybody|are kind and generous|are loved|are safe with us|" +
      "are strong and resilient|are human beings first of all|are always welcome at my table|are making history|" +
      "are leading the way|are worth listening to|are treasured here|are fantastic role models|are the best|are people too|" +
      "can be proud of themselves|can do anything|can count on me|bring new ideas|bring people together|give so much back|" +
      "make wonderful parents|make this team better|make me smile|make me proud|make our lives better every day|" +
      "should be celebrated|should be protected|should get equal pay|should have equal chances|should be heard more often|" +
      "should live free from fear|should never have to hide|should be respected|rock|rule|shine|matter|belong with us|" +
      "saved my life|cooked the best dinner|wrote some of my favourite books|fought for our freedom|lift each other up"
  ),
  fact: alternatives(
    "live next door|work in my office|go to my school|are in my class|sang at the concert|moved here last year|" +
      "speak two languages|are in the news today|took part in the study|voted yesterday|came to the party|run a bakery|" +
      "have their own club|meet every Friday|play chess in the park|watch this channel|were interviewed for this film|" +
      "wrote the report|signed the letter|asked about the price|live in many countries|are mentioned in the book|" +
      "appear in the second part|use this service|get older like all of us|study medicine|read the same papers|" +
      "answered the survey|ride the same bus|shop at this market|eat lunch with us|visited the museum|joined the choir|" +
      "are part of the cast|were at the meeting|have a holiday tomorrow|marched through the city|gave a speech|" +
      "opened a restaurant|own the corner shop|teach at the university|serve in the army|play for both teams|pay taxes"
  ),
  attack: alternatives(
    "kill|murder|shoot|hang|stab|strangle|burn|beat up|punch|kick|hit|run over|drown|poison|torture|hunt down|slap|whip|" +
      "bury|smash|choke|rape|crush|throw rocks at|break the bones of|cut the throats of|set fire to|wipe out|get rid of|" +
      "spit on|chase away|throw out|lock up|put down|castrate|sterilise|deport|enslave|gas|bomb|slaughter|silence|hurt"
  ),
  attacked: alternatives(
    "killed|shot|hanged|burned|beaten|drowned|wiped out|locked up|deported|banned|put down|gassed|whipped|thrown out|" +
      "hunted|stoned|sterilised|silenced|enslaved|chased away|sent back|dumped in the sea|tortured|executed|beheaded|" +
      "rounded up|put in camps|kicked out|run over|erased|exterminated|eliminated|buried alive|fed to the dogs|bombed"
  ),
  rebuke: alternatives(
    "shame on you|that is racist|that is bigotry|that's not okay|this is wrong|what a horrible thing to say|take that back|" +
      "delete this|that's hate speech|reported|how ignorant|not in my house|do better|you should apologise|please stop|" +
      "who raised you|no, just no|I can't believe I read this|that is a lie|that's a myth|says nobody decent|" +
      "we don't talk like that here|this is why people are afraid|so hurtful|absolutely vile attitude|grow up"
  ),
  verdict: alternatives(
    "wrong|racist|bigoted|cruel|unfair|ignorant|hateful|a lie|a myth|nonsense|never okay|not acceptable|not right|shameful|" +
      "harmful|illegal|a crime|prejudiced|prejudice|discrimination|disgusting behaviour|evil|hurtful|not funny|inhuman|" +
      "a disgrace|against everything I believe|plain mean|bullying|sickening|outrageous|awful to hear|so sad"
  ),
  hater: alternatives(
    "racists|bigots|homophobes|bullies|haters|people|trolls|extremists|nazis|sexists|some politicians|the guys|those|idiots|" +
      "people online|cowards|people like you|men|kids|my relatives|some users"
  )
}
