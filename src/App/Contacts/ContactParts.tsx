import type { Contact } from "#schema/resources/Contact.ts"

/** What a person is called; platforms do not always tell. */
export const nameOf = ({ handle, name }: Pick<Contact, "name" | "handle">): string =>
  name.trim() || handle.trim() || "Somebody without a name"

export const TagList = ({ tags }: { readonly tags: ReadonlyArray<string> }) => (
  <ul class="tags">
    {tags.slice(0, 12).map((tag) => (
      <li key={tag}>
        <bdi>{tag}</bdi>
      </li>
    ))}
    {tags.length > 12 && <li class="more">and {tags.length - 12} more</li>}
  </ul>
)
