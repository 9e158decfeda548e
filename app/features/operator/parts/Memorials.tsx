import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#app/lib/api.ts'
import { formatDay } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { refundMemorial } from '#contract/payments.ts'
import { findMemorials, hideMemorial, type KnownMemorial } from '#contract/safety.ts'
import { Act, Acts, Item, Items, NotDone, Part } from '../Part.tsx'
import { useAct, useDesk } from '../use-desk.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

const MOST = 50
const visibilities = {
  LINK: 'Everybody with the link',
  PASSCODE: 'Who knows the word',
  PRIVATE: 'Only those who look after it',
}

/** Finds memorials and hides them. What is on a page is not shown here. */
export function Memorials({ title }: { title: string }) {
  const { tell } = useDesk()
  const { failure, run } = useAct()
  const [query] = useSearchParams()
  const asked = query.get('find') ?? ''
  const [search, setSearch] = useState(asked)
  const [found, setFound] = useState<KnownMemorial[] | null>(null)
  const [heirOf, setHeirOf] = useState<KnownMemorial | null>(null)

  async function find(wanted: string) {
    if (wanted.trim() === '') return setFound(null)
    await run(async () => setFound((await call(findMemorials, { query: { search: wanted } })).memorials))
  }
  const first = useRef(find)
  useEffect(() => {
    void first.current(asked)
  }, [asked])

  function submit(event: FormEvent) {
    event.preventDefault()
    void find(search)
  }

  const replace = (memorial: KnownMemorial) =>
    setFound((now) => now?.map((one) => (one.uuid === memorial.uuid ? memorial : one)) ?? null)

  const hide =
    ({ uuid: memorialUuid, nameOfPerson }: KnownMemorial, hidden: boolean) =>
    async () => {
      const { memorial } = await call(hideMemorial, { params: { memorialUuid }, body: { hidden } })
      replace(memorial)
      tell(`${nameOfPerson} is ${hidden ? 'hidden from everyone' : 'shown again'}.`)
    }

  const refund = (memorial: KnownMemorial) => async () => {
    const { refunds } = await call(refundMemorial, { params: { memorialUuid: memorial.uuid } })
    const sum = refunds.reduce((all, { amountMinor }) => all + amountMinor, 0)
    replace({ ...memorial, paid: false })
    tell(`${money(sum, refunds[0]?.currency ?? 'aud')} is given back.`)
  }

  return (
    <Part
      title={title}
      about="By a part of the name, the link or the owner’s address, or by its id. What is on the page is not shown here."
    >
      <form onSubmit={submit}>
        <TextField
          label="Name, link, address or id"
          type="search"
          name="search"
          maxLength={300}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          beside={
            <Button type="submit" icon={Search}>
              Find
            </Button>
          }
        />
      </form>
      <NotDone failure={failure} />
      {found?.length === MOST && (
        <p className="quiet">These are the newest 50: search for more of the name.</p>
      )}
      {found && (
        <Items of={found} none="No memorial is found.">
          {(memorial) => (
            <Item
              key={memorial.uuid}
              title={memorial.nameOfPerson}
              states={[
                memorial.paid ? 'Paid' : 'Unpaid',
                memorial.hidden && 'Hidden by us',
                memorial.deleted && 'Deleted',
              ]}
              facts={[
                ['Owner', memorial.ownerEmail || 'nobody'],
                ['Who may see it', visibilities[memorial.visibility]],
                ['Begun', formatDay(memorial.createdAt)],
                ['Link', `/view/${memorial.shareSlug}`],
              ]}
            >
              <Acts>
                {memorial.hidden ? (
                  <Act label="Show again" of={memorial.nameOfPerson} act={hide(memorial, false)} />
                ) : (
                  <Act
                    label="Hide"
                    of={memorial.nameOfPerson}
                    look="ink"
                    question={{
                      title: `Hide the memorial of ${memorial.nameOfPerson}?`,
                      help: 'Nobody who comes by its link sees it any more, and its hosts read in their log that it was closed while something is looked into. It can be shown again at any time.',
                    }}
                    act={hide(memorial, true)}
                  />
                )}
                <LinkButton to={`/operator?part=money&memorial=${memorial.uuid}`}>Payments</LinkButton>
                <LinkButton to={`/operator?part=memorials&accounts=${memorial.uuid}`}>
                  Where gifts go
                </LinkButton>
                {memorial.paid && (
                  <Act
                    label="Give the price back"
                    of={memorial.nameOfPerson}
                    question={{
                      title: `Give back what was paid for ${memorial.nameOfPerson}?`,
                      help: 'All that was paid for the memorial goes back, further years too, and it is unpaid then. Gifts to its funds stay. Who paid is told by mail. This cannot be undone.',
                    }}
                    act={refund(memorial)}
                  />
                )}
                {!memorial.deleted && <Button onPress={() => setHeirOf(memorial)}>Hand over…</Button>}
              </Acts>
            </Item>
          )}
        </Items>
      )}
      {heirOf && <HandOverDialog memorial={heirOf} onClose={() => setHeirOf(null)} />}
    </Part>
  )
}
