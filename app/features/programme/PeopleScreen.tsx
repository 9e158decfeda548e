import { ArrowLeft, Download, Printer } from 'lucide-react'
import { call } from '#app/lib/api.ts'
import { downloadFile } from '#app/lib/download-file.ts'
import { useAction } from '#app/lib/use-action.ts'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useCounts } from '#app/parts/day-events/CountsLine.tsx'
import { PROGRAMME_PATH } from '#app/parts/day-events/paths.ts'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Button } from '#app/ui/Button.tsx'
import { Coming } from '#app/ui/Coming.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Page } from '#app/ui/Page.tsx'
import { exportEventAnswers, type HostEvent } from '#contract/events.ts'
import { DoorList } from './DoorList.tsx'
import { PeopleGroupList } from './PeopleGroupList.tsx'
import { TellPeople } from './TellPeople.tsx'
import { peopleGroups, usePeople } from './use-people.ts'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  eventUuid: string
  /** Whose day it is; empty until it is known. */
  personName: string
}

/** Who answered for one event; printed, it is the list for the door. */
export function PeopleScreen({ memorialUuid, eventUuid, personName }: Props) {
  const t = useTranslations('programme.people')
  const { loaded, isGone, trouble, read, loadMore } = usePeople(memorialUuid, eventUuid)
  const { error, attempt } = useAction()
  const nameOf = useEventName()
  const isEmpty = loaded && peopleGroups.every((group) => loaded.lists[group].people.length === 0)

  const download = () =>
    attempt(async () => {
      const params = { memorialUuid: memorialUuid ?? '', eventUuid }
      const { filename, csv } = await call(exportEventAnswers, { params })
      downloadFile(filename, 'text/csv;charset=utf-8', csv)
    })

  return (
    <Page width="wide">
      <p className="no-print">
        <LinkButton look="link" icon={ArrowLeft} to={PROGRAMME_PATH}>
          {t('back')}
        </LinkButton>
      </p>
      {!loaded && <h1 className="top2 below5">{t('title')}</h1>}
      {isGone && <Notice title={t('gone')} />}
      {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={read} />}
      {!loaded && !trouble && !isGone && <Coming>{t('loading')}</Coming>}
      {loaded && (
        <>
          <Head event={loaded.event} personName={personName} />
          {isEmpty ? (
            <p className="quiet">
              {t('none')} {t('noneHelp')}
            </p>
          ) : (
            <p className="row no-print s4 tight">
              {loaded.lists.ATTENDING.people.length > 0 && (
                <Button icon={Printer} onPress={() => window.print()}>
                  {t('print')}
                </Button>
              )}
              <Button
                look="tool"
                icon={Download}
                aria-label={t('csvNamed', { what: nameOf(loaded.event) })}
                onPress={download}
              >
                {t('csv')}
              </Button>
              {memorialUuid && <TellPeople event={loaded.event} {...{ memorialUuid }} />}
            </p>
          )}
          {error && <FieldError>{error}</FieldError>}
          {peopleGroups.map((group) =>
            group === 'ATTENDING' ? (
              <DoorList key={group} event={loaded.event} people={loaded.lists[group].people} />
            ) : (
              <PeopleGroupList
                key={group}
                group={group}
                list={loaded.lists[group]}
                onMore={() => attempt(() => loadMore(group))}
              />
            ),
          )}
        </>
      )}
    </Page>
  )
}

/** What the list is of: this is printed, too. */
function Head({ event, personName }: { event: HostEvent; personName: string }) {
  const counts = useCounts()(event.counts)
  const when = [writtenDay(event.date ?? ''), writtenTime(event.begins ?? ''), event.place].filter(Boolean)
  return (
    <header className="top2 below5">
      {personName && (
        <p className="top2" dir="auto">
          {personName}
        </p>
      )}
      <h1 dir="auto">{useEventName()(event)}</h1>
      {when.length > 0 && (
        <p className="top2 quiet">
          {when.map((part, at) => (
            <span key={part}>
              {at > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
      )}
      {counts && <p className="top2 no-print">{counts}</p>}
    </header>
  )
}
