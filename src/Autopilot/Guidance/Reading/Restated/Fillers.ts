/** They say nothing by themselves of what is to be done. */
export const fillers: ReadonlySet<string> = new Set(
  `_ i we you u ya us me my our the a an it they them em that this those these is are s re m am be been being to of for on in at by with from under  here there
   all any every each such so and but or also too then now very quite rather totally absolutely completely perfectly really actually definitely certainly simply just always ever
   please pls plz kindly thanks thank cheers ta can could should must may might shall will would ll d ve do does  has have  ought let lets make makes sure ensure see
   page pages feed feeds wall channel channels profile profiles post posts comment comments section sections site account accounts socials replies thread threads
   people anyone anybody everyone everybody somebody someone folks customers  users them thing things stuff sort kind type kinds sorts types one ones lot lots loads plenty bunch few some more many much bit amount
   right  immediately straight first at once instantly asap promptly quickly as soon possible before after     once time times way ways
   usually generally normally mostly generally typically basically overall policy rule rules think feel believe reckon guess say says see spot notice find come across get gets  getting
   id im ill ive  weve  theyre its thats whats well ok again still even though anyway honestly frankly obviously naturally fully entirely whatsoever at-all
   about regarding concerning when-it-comes    public publicly online visible per se day days long what whatever which who whoever want team guys hey hi hello
   quickly fast urgently urgent soon us-all ours mine remember go ahead feel free try like both either same because only-if automatically whole general particular default moderation moderating moderators moderator steward autopilot system bot`
    .trim()
    .split(/\s+/)
)
