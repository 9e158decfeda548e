import { CalendarClock } from 'lucide-react'
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

/** Name, portrait, date and place. */
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
  const name = firstNameOf(personName) || t('someone')

  return (
    <EditScreen
      title={t('title')}
      plan={plan}
      trouble={(reason) => ({
        message: t('failed'),
        reason: reason instanceof Error ? reason.message : undefined,
      })}
      ready={nameProblem(personName) === null}
    >
      <NameField
        label={t('name')}
        value={personName}
        onValue={(value) => draftStore.update(setText('personName', value), { typing: true })}
      />
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
