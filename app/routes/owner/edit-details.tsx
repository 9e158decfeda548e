import { CalendarClock } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useShallow } from 'zustand/react/shallow'
import { setText } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { writeWhen } from '#app/features/details/edits.ts'
import { NameField } from '#app/features/details/NameField.tsx'
import { nameProblem } from '#app/features/details/name-problem.ts'
import { ProfilePhotoField } from '#app/features/details/ProfilePhotoField.tsx'
import { chooseProfilePhoto, takeOutProfilePhoto } from '#app/features/details/profile-photo.ts'
import { WhenFields } from '#app/features/details/WhenFields.tsx'
import { EditScreen } from '#app/features/editing/EditScreen.tsx'
import { LifeDates } from '#app/features/life-dates/LifeDates.tsx'
import { type FormerDay, hasLeftBehind } from '#app/features/programme/left-behind.ts'
import { PROGRAMME_PATH } from '#app/features/programme/paths.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import { details as plan } from '#app/saving/edit-plans.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { editing } from '#languages/en/screens/editing.ts'

export const meta = () => [{ title: translated({ editing }).editing.details.pageTitle }]

const DASHBOARD = '/memorial/dashboard'

/** Name, dates of birth and death, portrait, date and place. */
export default function EditDetails() {
  const t = useTranslations('editing.details')
  const photoWords = useTranslations('creation.profilePhoto')
  const showToast = useToast()
  const { personName, birthDate, deathDate, profilePhoto, ...when } = useDraft(
    useShallow(({ personName, birthDate, deathDate, profilePhoto, memorialDate, address, details }) => ({
      personName,
      birthDate,
      deathDate,
      profilePhoto,
      memorialDate,
      address,
      details,
    })),
  )
  const [lifeProblem, setLifeProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  const formerDay = useRef('')
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
        formerDay.current = draftStore.state.getState().draft.baseline?.memorialDate ?? ''
        return true
      }}
      onSaved={async () => {
        const { memorialUuid, memorialDate } = draftStore.state.getState().draft
        const mayLeave = memorialUuid && formerDay.current && memorialDate !== formerDay.current
        // Without an answer nothing is offered: the save is done.
        if (mayLeave && (await hasLeftBehind(memorialUuid, formerDay.current).catch(() => false))) {
          const state: FormerDay = { formerDay: formerDay.current }
          await navigate(`${PROGRAMME_PATH}?memorial=${memorialUuid}`, { state })
        } else await navigate(DASHBOARD, { state: { isSaved: true } })
      }}
      ready={nameProblem(personName) === null && lifeProblem === null}
    >
      <div className="stack">
        <NameField
          label={t('name')}
          value={personName}
          onValue={(value) => draftStore.update(setText('personName', value), { typing: true })}
        />
        <div data-field="BIRTH_DATE">
          <LifeDates
            {...{ birthDate, deathDate }}
            onText={(field, value) => draftStore.update(setText(field, value), { typing: true })}
            onProblem={setLifeProblem}
          />
        </div>
      </div>
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
