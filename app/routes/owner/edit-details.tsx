import { CalendarClock } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useShallow } from 'zustand/react/shallow'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { writeWhen } from '#app/features/details/edits.ts'
import { nameProblem } from '#app/features/details/name-problem.ts'
import { PersonFields } from '#app/features/details/PersonFields.tsx'
import { ProfilePhotoField } from '#app/features/details/ProfilePhotoField.tsx'
import { chooseProfilePhoto, takeOutProfilePhoto } from '#app/features/details/profile-photo.ts'
import { WhenFields } from '#app/features/details/WhenFields.tsx'
import { EditScreen } from '#app/features/editing/EditScreen.tsx'
import { type ChangedThere, hasAudience } from '#app/features/programme/rules.ts'
import { call } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import { PROGRAMME_PATH } from '#app/parts/day-events/paths.ts'
import { details as plan } from '#app/saving/plans.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { getProgramme } from '#contract/events.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { editing } from '#languages/en/screens/editing.ts'

export const meta = () => [{ title: translated({ editing }).editing.details.pageTitle }]

const DASHBOARD = '/memorial/dashboard'

/** Name, dates of birth and death, portrait, date and place. */
export default function EditDetails() {
  const t = useTranslations('editing.details')
  const photoWords = useTranslations('creation.profilePhoto')
  const showToast = useToast()
  const { personName, profilePhoto, ...when } = useDraft(
    useShallow(({ personName, profilePhoto, memorialDate, address, details }) => ({
      personName,
      profilePhoto,
      memorialDate,
      address,
      details,
    })),
  )
  const [lifeProblem, setLifeProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  const isDayChanged = useRef(false)
  const name = firstNameOf(personName) || t('someone')

  return (
    <EditScreen
      title={t('title')}
      plan={plan}
      trouble={(reason) => ({
        message: t('failed'),
        reason: reason instanceof Error ? reason.message : undefined,
      })}
      beforeSave={() => {
        const { baseline, memorialDate, address } = draftStore.state.getState().draft
        isDayChanged.current =
          baseline !== null && (baseline.memorialDate !== memorialDate || baseline.address !== address)
        return true
      }}
      onSaved={async () => {
        const { memorialUuid } = draftStore.state.getState().draft
        if (memorialUuid && isDayChanged.current && (await mayTell(memorialUuid))) {
          const state: ChangedThere = { changedUuid: memorialUuid }
          await navigate(`${PROGRAMME_PATH}?memorial=${memorialUuid}`, { state })
        } else await navigate(DASHBOARD, { state: { isSaved: true } })
      }}
      ready={nameProblem(personName) === null && lifeProblem === null}
    >
      <PersonFields nameLabel={t('name')} onProblem={setLifeProblem} />
      <StepSection title={t('photo')} intro={t('photoIntro')}>
        <ProfilePhotoField
          name={name}
          photo={profilePhoto}
          onChoose={chooseProfilePhoto}
          onRemove={(photo) =>
            showToast({ message: photoWords('removed'), onUndo: takeOutProfilePhoto(photo) })
          }
        />
      </StepSection>
      <StepSection title={t('when')}>
        <div className="stack">
          <WhenFields
            {...when}
            dateOptional
            detailsLabel={t('more')}
            onText={(field, value) => draftStore.update(writeWhen(field, value), { typing: true })}
          />
          <p>
            <LinkButton look="link" icon={CalendarClock} to={PROGRAMME_PATH}>
              {t('programme')}
            </LinkButton>
          </p>
        </div>
      </StepSection>
    </EditScreen>
  )
}

/** Whether there is anybody to tell that the day is another one; not where that cannot be found out. */
const mayTell = (memorialUuid: string): Promise<boolean> =>
  Promise.all([call(getProgramme, { params: { memorialUuid } }), loadMemorial(memorialUuid)]).then(
    ([{ events }, { contacts }]) => hasAudience(events, contacts),
    () => false,
  )
