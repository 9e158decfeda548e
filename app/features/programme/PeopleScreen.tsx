import { ArrowLeft, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { downloadFile } from '#app/lib/download-file.ts'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useCounts } from '#app/parts/day-events/CountsLine.tsx'
import { PROGRAMME_PATH } from '#app/parts/day-events/paths.ts'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Page } from '#app/ui/Page.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
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
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Who answered for one event; printed, it is the list for the door. */
export function PeopleScreen({ memorialUuid, eventUuid, personName, redirectOnAuthError }: Props) {
  const t = useTranslations('programme.people')
  const failed = useTranslations('programme')('failed')
  const words = { failed, gone: t('gone') }
  const { loaded, trouble, load, loadMore } = usePeople({
    memorialUuid,
    eventUuid,
    redirectOnAuthError,
    words,
  })
  const [error, setError] = useState<string | null>(null)
  const nameOf = useEventName()
  const isEmpty = loaded && peopleGroups.every((group) => loaded.lists[group].people.length === 0)

  /** Shows why a call failed; the lists stay. */
  async function attempt(work: Promise<unknown>): Promise<boolean> {
    setError(null)
    try {
      await work
      return true
    } catch (reason) {
      if (redirectOnAuthError(reason)) return false
      if (!(reason instanceof ApiError)) throw reason
      setError(reason.message)
      return false
    }
  }

  async function download(uuid: string) {
    const { filename, csv } = await call(exportEventAnswers, {
      params: { memorialUuid: uuid, eventUuid },
    })
    downloadFile(filename, 'text/csv;charset=utf-8', csv)
  }

  return (
    <Page width="wide">
      <p className="no-print">
        <LinkButton look="link" icon={ArrowLeft} to={PROGRAMME_PATH}>
          {t('back')}
        </LinkButton>
      </p>
      {!loaded && <h1 className="top2 below5">{t('title')}</h1>}
      {trouble?.isGone === 'event' && <Notice title={trouble.words} />}
      {trouble && trouble.isGone !== 'event' && (
        <NotLoaded title={trouble.words} isGone={trouble.isGone === 'memorial'} onAgain={load} />
      )}
      {!loaded && !trouble && (
        <div className="coming" role="status">
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton width="half" />
          <Skeleton />
        </div>
      )}
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
                onPress={() => memorialUuid && attempt(download(memorialUuid))}
              >
                {t('csv')}
              </Button>
              {memorialUuid && <TellPeople event={loaded.event} {...{ memorialUuid, redirectOnAuthError }} />}
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
                onMore={() => attempt(loadMore(group))}
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
