import { lines } from "./Expand.ts"

/** What is claimed of a group, said as one's own opinion, and harm that is wished on it. */
export const hatefulClaims: ReadonlyArray<string> = lines(`
  {people} {smear}
  {people} are {smearing}
  {people} {smear}
  {people} are {smearing}
  {people} {smear} and {smear}
  {people} are {smearing} and {smear}
  all {people} {smear}
  all {people} are {smearing}
  {people}, they {smear}
  {people}, they are {smearing}
  those {people} {smear}
  you {people} are {smearing}
  these {people} {smear}, every last one of them
  most {people} {smear}
  {people} just {smear}
  {people} are just {smearing}
  {people} always {smear}
  {people} are always {smearing}
  I think {people} {smear}
  I think {people} are {smearing}
  I believe that {people} {smear}
  I believe all {people} are {smearing}
  I know that {people} are {smearing}
  I'd say {people} are {smearing}
  in my opinion {people} {smear}
  in my opinion {people} are {smearing}
  if you ask me, {people} are {smearing}
  honestly, {people} {smear}
  it's no secret that {people} {smear}
  it's simply true that {people} are {smearing}
  it is high time to admit that {people} are {smearing}
  everybody can see that {people} are {smearing}
  history shows that {people} {smear}
  science says that {people} are {smearing}
  my experience: {people} {smear}
  don't tell me {people} are equal, they {smear}
  don't tell me {people} are good, they are {smearing}
  you can't deny that {people} {smear}
  we all know that {people} are {smearing}
  nobody dares to say it: {people} are {smearing}
  nobody dares to say that {people} {smear}
  let us be honest, {people} {smear}
  why do {people} always {smear}?
  why are {people} always {smearing}?
  why are {people} so {smearing}?
  do all {people} {smear}?
  how come {people} {smear}?
  are {people} {smearing}? yes they are
  isn't it funny that {people} {smear}?
  what else can you say about {people}? they {smear}
  I met {people} yesterday. They {smear}.
  I know {people}. They are {smearing}.
  there go {people} again. They {smear}.
  here we see {people}. All of them are {smearing}.
  I used to like {people}. Then I saw that they are {smearing}.
  you ask why I avoid {people}? Because they {smear}.
  {people} want respect. They are {smearing}.
  {people} live here now and they {smear}
  {people} moved in and, as always, they {smear}
  {people} may smile at you, but they are {smearing}
  {person} works here now, and they are all {smearing}
  my neighbour is {person}, so no wonder it stinks
  she is {person}, so she is {smearing}
  I won't sit beside {person}, they are {smearing}
  don't hire {person}, they {smear}
  never marry {person}, they {smear}
  {people} don't {praise}
  {people} can't be called people
  {people} never {praise}
  it's a lie that {people} {praise}
  nobody believes that {people} {praise}
  I don't care if {people} {praise}, I {hatred} them
  {people} do not deserve our help
  {people} do not deserve to be here
  {people} do not deserve respect
  {people} don't deserve a job
  {people} have no right to be here
  {people} have no right to live
  I refuse to respect {people}
  I will not serve {people}
  I don't want {people} around me
  I can't live beside {people}
  I hope somebody will {attack} {people}
  I want to {attack} {people}
  I will {attack} {people}
  I'm going to {attack} {people}
  I'd love to {attack} {person}
  I wish I could {attack} {people}
  I swear I will {attack} the next {quality} person
  we will {attack} {people}
  we should {attack} {people}
  we need to {attack} {people}
  we have to {attack} {people} before it is too late
  someone please {attack} {people}
  somebody ought to {attack} {people}
  it is okay to {attack} {people}
  it should be allowed to {attack} {people}
  it's fun to {attack} {people}
  it's time to {attack} {people}
  let us {attack} {people}
  you {people} had better hide, we will {attack} you
  {people} beware, I will {attack} you
  give me a gun and I'll {attack} {people}
  {people} should be {attacked}
  {people} must be {attacked}
  {people} deserve to be {attacked}
  {people} have to be {attacked}
  {people} need to be {attacked}
  {people} ought to be {attacked}
  {people} will be {attacked}
  all {people} should get {attacked}
  every {quality} person should be {attacked}
  I want {people} {attacked}
  I want to see {people} {attacked}
  I would cheer if {people} were {attacked}
  I can't wait until {people} are {attacked}
  who cares if {people} get {attacked}
  when will {people} finally be {attacked}?
  {people} should be {attacked} and nobody would miss them
  the solution is simple: {people} need to be {attacked}
  this country will be great when {people} are {attacked}
  the world would be a better place if {people} were {attacked}
  the world is worse because of {people}
  life was better before {people} came
  we don't need {people} here
  we don't want {people} in our schools
  we don't serve {people}
  ban {people} from everything
  get {people} out of here
  keep {people} away from me
  keep {people} out
  no {people} in my country please
  no more {people}
  stop {people} from having children
  stop letting {people} in
  stop giving rights to {people}
  {people} out
  fuck those {people}, they are {smearing}
  fucking {people} {smear}
  {people} are fucking {smearing}
  {people} fucking {smear}
  shitty {people} {smear}
  damn {people}, always {smearing}
  I fucking {hatred} {people}, they {smear}
  screw {people}
  to hell with {people}
  goddamn {people} can all go to hell
  I {hatred} {people} because they {smear}
  I {hatred} {people} so much it hurts
  I {hatred} being near {people}
  I {hatred} {person} more than anybody
  my hate for {people} has no limits
  I have a deep hatred of {people}
  {people} fill me with disgust
  {people} make my blood boil
  {people} make me vomit
  just seeing {person} makes me angry
  just looking at {people} makes me want to vomit
  people who are {quality} are {smearing}
  people who are {quality} {smear}
  anyone who is {quality} should be {attacked}
  anybody who is {quality} makes me sick
  if you are {quality} you are {smearing}
  if you are {quality} you deserve to be {attacked}
  being {quality} should be a crime
  being {quality} is a mental illness
  being {quality} is shameful
  only {people} could be so stupid
  this is what happens when {people} are in charge
  imagine being {quality}, I would kill myself
  thank god I'm not {quality}
  not a single {quality} person is decent
  what a {slur} you are
  another {slur}
  just another {slur}
  that {slur} again
  my neighbour is a {slur}
  my boss is a {slur}
  he looks like a {slur}
  she talks like a {slur}
  he is such a {slur}
  I saw a {slur} on the train
  there is a {slur} in my class
  {slur}s everywhere
  this bar is full of {slur}s
  I don't want {slur}s here
  nobody likes {slur}s
  no {slur}s allowed
  why are there so many {slur}s here?
  I won't talk to a {slur}
  I {hatred} that {slur}
  ugh, {slur}s
  look, a {slur}
  bloody {slur}s
  only a {slur} would do that
  listen up, {slur}
  go home {slur}
  you are nothing but a {slur}
  stop acting like a {slur}
  dirty {slur}
  you filthy {slur}
`)
