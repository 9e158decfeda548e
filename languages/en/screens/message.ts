import { brand } from '#contract/brand.ts'

/** The step Message, and the message on its edit screen. */
export const message = {
  pageTitle: `Message · Step 3 of 8 · ${brand.name}`,
  title: 'Would you like to say a few words?',
  intro:
    'Your message is the first thing people will see. It does not have to be perfect, and you can change it later.',
  encouragement: {
    title: 'Not sure how to begin?',
    watch: 'Watch a short example',
    close: 'Close the example',
    label: 'A short film without sound: how a message can begin',
    /** Captions of the film: after a change, `node scripts/encouragement.ts captions`. */
    lines: {
      one: 'You do not need to know how to begin.',
      two: 'Say who they were to you.',
      three: 'Tell one small thing you remember.',
      four: 'Say what you will miss, or simply thank you.',
      five: 'It does not have to be perfect. It only has to be yours.',
    },
  },
  /** A choice of its own, beside recording and writing. */
  later: "I'll do this later",
  blocked: {
    recording: 'Please stop the recording first.',
    tooLong:
      '{over, plural, one {Please shorten the message by # character first. Nothing is lost.} other {Please shorten the message by # characters first. Nothing is lost.}}',
    empty: 'To go on, record a video or write a few words. Or choose “{later}”.',
  },
  options: {
    label: 'How would you like to say it?',
    record: 'Yes, Record Video',
    again: 'Re-record Video',
    recording: 'Recording...',
    write: 'No, Write Message',
    /** On the edit screen, where nobody was asked a question. */
    recordScreen: 'Record a Video Message',
    writeScreen: 'Write a Text Message',
  },
  text: {
    label: 'Write your personal message here...',
    section: 'Text message',
    tooLong: 'Message must be less than {limit, number} characters',
    count: '{count, number} / {limit, number}',
    left: '{left, plural, =0 {No characters left} one {# character left} other {# characters left}}',
    over: '{over, plural, one {# character too many.} other {# characters too many.}} Nothing you wrote is lost.',
    videoAside: 'Your recording is kept aside and is not used while you write.',
    videoToo: 'There is a video message as well. People will see both.',
    useVideo: 'Use the recording instead',
  },
  video: {
    section: 'Video message',
    start: 'Start Recording',
    stop: 'Stop Recording',
    review: 'Review',
    rerecord: 'Re-record',
    changedMind: 'Changed my Mind, Write a Message',
    keepEarlier: 'Keep my earlier recording',
    turnOn: 'Turn on the camera',
    asking:
      'Your browser will ask whether this page may use your camera and microphone. Please choose Allow.',
    you: 'You, as the camera sees you',
    cameraOff: 'The camera is off.',
    clip: 'Your video message',
    timer: 'Recording {time}',
    ready: 'Ready {time}',
    length: 'Length {time}',
    keeping: 'Keeping your recording…',
    hint: 'Re-record as often as you like. Nobody sees this until you choose to keep it. Up to 5 minutes.',
    nearEnd: 'Half a minute is left. The recording ends by itself at 05:00.',
    limit: 'The recording ended at 05:00, the longest a message can be.',
    lost: 'The camera or microphone went away, so the recording ended. What you had said until then is here.',
    stored: 'This is the message your memorial has now.',
    textAside: 'Your written message is kept aside and is not used with the video.',
    textToo: 'There is a written message as well. People will see both.',
    camera: 'Camera',
    microphone: 'Microphone',
    cameraNamed: 'Camera {number, number}',
    microphoneNamed: 'Microphone {number, number}',
    notPlayable: 'This browser cannot play the recording, but it is kept.',
  },
  file: {
    choose: 'Choose a video from this device',
    capture: 'Record with the camera app',
    hint: 'Up to 5 minutes and 300 MB',
    reading: 'Reading the video…',
    notAVideo: 'This file is not a video that can be used here. Please choose an MP4, MOV or WebM file.',
  },
  unsupported: {
    title: 'This browser cannot record video',
    help: 'You can choose a video that is already on this device, or write a text message instead.',
  },
  leftover: {
    title: 'A recording was interrupted',
    help: 'It broke off before it was finished. What you had said until then is still here.',
    adopted: 'Your recording was interrupted. What you had said until then is here.',
    unreadable: 'A recording was interrupted so early that nothing of it could be kept.',
    review: 'Review It',
    discard: 'Discard It',
  },
  camera: {
    title: 'Camera/Microphone Access Required',
    denied: 'Camera and microphone access denied.',
    unavailable:
      'Unable to access camera or microphone. Please check that your device has these features and try again.',
    allow: 'To allow it:',
    orWrite: 'Or write a text message instead. It will be just as welcome.',
    again: 'Try Again',
    write: 'Write a Message',
    steps: {
      safariMac: {
        one: 'In the menu bar, choose Safari, then Settings for This Website.',
        two: 'Set Camera and Microphone to Allow.',
        three: 'Come back here and press Try Again.',
      },
      safariPhone: {
        one: 'Open Settings, and find your browser in the list of apps.',
        two: 'Turn on Camera and Microphone.',
        three: 'Come back here and press Try Again.',
      },
      chromeMac: {
        one: 'Press the icon on the left of the address, and turn on Camera and Microphone.',
        two: 'If that is not enough: in System Settings, under Privacy & Security, allow Chrome under Camera and under Microphone.',
        three: 'Come back here and press Try Again.',
      },
      chromeAndroid: {
        one: 'Press the icon on the left of the address, then Permissions.',
        two: 'Allow Camera and Microphone.',
        three: 'Come back here and press Try Again.',
      },
      chrome: {
        one: 'Press the icon on the left of the address.',
        two: 'Turn on Camera and Microphone.',
        three: 'Come back here and press Try Again.',
      },
      firefox: {
        one: 'Press the crossed-out camera on the left of the address.',
        two: 'Remove the block on camera and microphone.',
        three: 'Come back here, press Try Again, and choose Allow.',
      },
      other: {
        one: 'Open the settings of your browser for this page; often behind the icon beside the address.',
        two: 'Allow Camera and Microphone.',
        three: 'Come back here and press Try Again.',
      },
    },
  },
  saveFailed: {
    title: 'Error Saving Memorial',
    fallback: 'An error occurred while saving. Please try again.',
    kept: 'Your message is still here.',
  },
} as const
