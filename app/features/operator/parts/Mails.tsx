import { call } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { listRefusedMails } from '#contract/operating.ts'
import { Item, Items, Part } from '../Part.tsx'
import { useListed } from '../use-desk.ts'

const read = () => call(listRefusedMails)

export function Mails({ title }: { title: string }) {
  const listed = useListed(read)
  return (
    <Part
      title={title}
      about="Mails that a mail server refused for good, of the last 30 days. Of an address, only its domain is kept."
      listed={listed}
    >
      <Items of={listed.value?.mails} none="No mail was refused.">
        {({ uuid, at, kind, domain, reason }) => (
          <Item key={uuid} title={kind} states={[formatMoment(at)]} facts={[['At', domain]]} quote={reason} />
        )}
      </Items>
    </Part>
  )
}
