import { Pencil } from 'lucide-react'
import { Button } from '../Button.tsx'
import { CaptionField } from '../CaptionField.tsx'
import { Card } from '../Card.tsx'
import { HalfSunRule } from '../HalfSunRule.tsx'
import camera from '../illustrations/camera.svg?url&no-inline'
import { Letter } from '../Letter.tsx'
import { Print } from '../Print.tsx'
import { ReadMore } from '../ReadMore.tsx'
import { RotatedImage } from '../RotatedImage.tsx'
import styles from './StyleGuide.module.css'
import { Sample, Section } from './StyleGuide.tsx'

const picture = (
  <svg
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label="A sun on the horizon"
  >
    <rect width="400" height="300" fill="#fdf0dc" />
    <path d="M100 190a100 100 0 0 1 200 0z" fill="#fdc578" />
    <path d="M0 190h400v110H0z" fill="#7fcbae" />
  </svg>
)

const words = `Mum never let anyone leave the house hungry. If you came to fix the gate you left with soup.

She would have liked to see you all in one room.
Thank you for coming.`

export function Paper() {
  return (
    <Section title="Paper and cards" wide>
      <Sample name="Prints">
        <div className={styles.prints}>
          <Print picture={picture} caption="Her gardening hat, above the bay" />
          <Print picture={picture} flat>
            <CaptionField label="Photo Caption" placeholder="Write a caption" />
          </Print>
          <Print
            flat
            picture={<RotatedImage src={camera} alt="A camera, on its side" turn={1} />}
            caption="Turned by its host"
          />
        </div>
      </Sample>
      <Sample name="Card">
        <Card
          title="Stories"
          action={
            <Button look="link" icon={Pencil}>
              Edit Stories
            </Button>
          }
        >
          <p>Two stories, the last one added on Nov 12, 2026.</p>
        </Card>
        <HalfSunRule />
      </Sample>
      <Sample name="Letter">
        <Letter words={words} signed="Claire" />
        <ReadMore words={words} most={{ characters: 100, lines: 2 }} more="Read on" less="Show less" />
      </Sample>
    </Section>
  )
}
