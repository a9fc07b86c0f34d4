import { platformName } from "#schema/Platform.ts"
import type { Report } from "#schema/resources/Report.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { money, number } from "../Parts/Figures.ts"
import { Scroll } from "../Parts/Scroll.tsx"
import { Moment, saidIn } from "../Parts/Words.tsx"
import { Download } from "./ReportDownload.tsx"
import type { ReportProps } from "./ReportProps.ts"
import type { SoldBy } from "./ReportTables.ts"

const SaleRow = ({ brand, sold: { comment, sale } }: { readonly brand: Brand; readonly sold: SoldBy }) => (
  <tr>
    <th scope="row">
      <Moment at={sale.occurred_at} timeZone={brand.timeZone} />
    </th>
    <td class="number">{money(sale.value, sale.currency)}</td>
    <td>
      {comment === null ? (
        <span class="soft">No comment</span>
      ) : (
        <>
          <a class="comment clipped" href={`/inbox/${comment.id}`} dir="auto">
            {saidIn(comment)}
          </a>
          <span class="small soft">
            <bdi>{comment.author.name}</bdi> on {platformName(comment.platform)}
          </span>
        </>
      )}
    </td>
    <td>{sale.contact_id !== null && <a href={`/contacts/${sale.contact_id}`}>Contact</a>}</td>
    <td>{sale.campaign !== null && <bdi class="clipped">{sale.campaign}</bdi>}</td>
  </tr>
)

/** Sales beside the comments that led to them. */
export const Sold = ({ report, view }: { readonly report: Report; readonly view: ReportProps }) => (
  <section class="sold">
    <h2>Sales by tracked links</h2>
    {report.sales.length === 0 ? (
      <p class="soft">
        No sale was recorded in these days.{" "}
        <a href={`/reports/links?${new URLSearchParams({ workspace: view.brand.workspaceId })}`}>Make a tracked link</a>
      </p>
    ) : (
      <>
        <p>
          {report.sales.map(({ count, currency, value }) => (
            <span key={currency} class="amount">
              <strong class="number">{money(value, currency)}</strong> from {number(count)}{" "}
              {count === 1 ? "sale" : "sales"}
            </span>
          ))}
        </p>
        <Scroll label="The newest sales">
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col" class="number">
                  Value
                </th>
                <th scope="col">Comment that led to it</th>
                <th scope="col">Who</th>
                <th scope="col">Campaign</th>
              </tr>
            </thead>
            <tbody>
              {view.sales.map((sold) => (
                <SaleRow key={sold.sale.click_id} brand={view.brand} sold={sold} />
              ))}
            </tbody>
          </table>
        </Scroll>
        <Download table="sales" view={view} />
      </>
    )}
  </section>
)
