import { nameOf } from "./ContactParts.tsx"
import type { ContactProps } from "./ContactProps.ts"

/** Who else gave the same e-mail address: perhaps the same person, perhaps somebody who claims to be. */
export const SameAddress = ({ alike }: Pick<ContactProps, "alike">) =>
  alike.length === 0 ? null : (
    <section>
      <h2>The same e-mail address</h2>
      <ul class="rows">
        {alike.map((other) => (
          <li key={other.id}>
            <div>
              <a href={`/contacts/${other.id}`}>
                <bdi>{nameOf(other)}</bdi>
              </a>
            </div>
          </li>
        ))}
      </ul>
      <p class="small">
        Anybody can type an address, so they are not made one contact by themselves. If you know that they are one
        person, link them with <code>steward contacts link</code>.
      </p>
    </section>
  )
