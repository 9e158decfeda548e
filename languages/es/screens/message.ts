import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const message: Translation<typeof import('../../en/screens/message.ts').message> = {
  pageTitle: `Mensaje · Paso 3 de 8 · ${brand.name}`,
  title: '¿Quiere decir unas palabras?',
  intro:
    'Su mensaje es lo primero que verán todos. No hace falta que sea perfecto, y puede cambiarlo más tarde.',
  encouragement: {
    title: '¿No sabe cómo empezar?',
    watch: 'Ver un breve ejemplo',
    close: 'Cerrar el ejemplo',
    label: 'Una película corta sin sonido: cómo puede empezar un mensaje',
    lines: {
      one: 'No hace falta saber cómo empezar.',
      two: 'Diga quién era para usted.',
      three: 'Cuente algo pequeño que recuerde.',
      four: 'Diga qué echará de menos, o simplemente dé las gracias.',
      five: 'No hace falta que sea perfecto. Solo que sea suyo.',
    },
  },
  /** A choice of its own, beside recording and writing. */
  later: 'Lo haré más tarde',
  blocked: {
    recording: 'Detenga primero la grabación.',
    tooLong:
      '{over, plural, one {Acorte primero el mensaje en # carácter. No se pierde nada.} other {Acorte primero el mensaje en # caracteres. No se pierde nada.}}',
    empty: 'Para seguir, grabe un video o escriba unas palabras. O elija «{later}».',
  },
  options: {
    label: '¿Cómo le gustaría decirlo?',
    record: 'Sí, grabar un video',
    again: 'Volver a grabar el video',
    recording: 'Grabando...',
    write: 'No, escribir un mensaje',
    recordScreen: 'Grabar un mensaje en video',
    writeScreen: 'Escribir un mensaje de texto',
  },
  text: {
    label: 'Escriba aquí su mensaje personal...',
    section: 'Mensaje de texto',
    tooLong: 'El mensaje debe tener menos de {limit, number} caracteres',
    count: '{count, number} / {limit, number}',
    left: '{left, plural, =0 {No quedan caracteres} one {Queda # carácter} other {Quedan # caracteres}}',
    over: '{over, plural, one {Sobra # carácter.} other {Sobran # caracteres.}} No se pierde nada de lo que usted escribió.',
    videoAside: 'Su grabación queda aparte y no se usa mientras usted escribe.',
    videoToo: 'También hay un mensaje en video. Se verán los dos.',
    useVideo: 'Usar la grabación en su lugar',
  },
  video: {
    section: 'Mensaje en video',
    start: 'Empezar a grabar',
    stop: 'Dejar de grabar',
    review: 'Ver la grabación',
    rerecord: 'Volver a grabar',
    changedMind: 'Cambié de idea, prefiero escribir',
    keepEarlier: 'Conservar mi grabación anterior',
    turnOn: 'Encender la cámara',
    asking:
      'Su navegador preguntará si esta página puede usar la cámara y el micrófono. Por favor, elija Permitir.',
    you: 'Usted, como le ve la cámara',
    cameraOff: 'La cámara está apagada.',
    clip: 'Su mensaje en video',
    timer: 'Grabando {time}',
    ready: 'Listo {time}',
    length: 'Duración {time}',
    keeping: 'Conservando su grabación…',
    hint: 'Vuelva a grabar tantas veces como quiera. Nadie lo verá hasta que usted decida conservarlo. Hasta 5 minutos.',
    nearEnd: 'Queda medio minuto. La grabación termina por sí sola a los 5 minutos.',
    limit: 'La grabación terminó a los 5 minutos, la duración máxima de un mensaje.',
    lost: 'Se desconectó la cámara o el micrófono, así que la grabación terminó. Lo que había dicho hasta entonces está aquí.',
    stored: 'Este es el mensaje que tiene ahora su memorial.',
    textAside: 'Su mensaje escrito queda aparte y no se usa con el video.',
    textToo: 'También hay un mensaje escrito. Se verán los dos.',
    camera: 'Cámara',
    microphone: 'Micrófono',
    cameraNamed: 'Cámara {number, number}',
    microphoneNamed: 'Micrófono {number, number}',
    notPlayable: 'Este navegador no puede reproducir la grabación, pero se conserva.',
  },
  file: {
    choose: 'Elegir un video de este dispositivo',
    capture: 'Grabar con la aplicación de cámara',
    hint: 'Hasta 5 minutos y 300 MB',
    reading: 'Leyendo el video…',
    notAVideo:
      'Este archivo no es un video que se pueda usar aquí. Por favor, elija un archivo MP4, MOV o WebM.',
  },
  unsupported: {
    title: 'Este navegador no puede grabar video',
    help: 'Puede elegir un video que ya esté en este dispositivo, o escribir un mensaje de texto.',
  },
  leftover: {
    title: 'Se interrumpió una grabación',
    help: 'Se cortó antes de terminar. Lo que había dicho hasta entonces sigue aquí.',
    adopted: 'Su grabación se interrumpió. Lo que había dicho hasta entonces está aquí.',
    unreadable: 'Una grabación se interrumpió tan pronto que no se pudo conservar nada.',
    review: 'Verla',
    discard: 'Descartarla',
  },
  camera: {
    title: 'Hace falta permiso para la cámara y el micrófono',
    denied: 'No se dio permiso para usar la cámara y el micrófono.',
    unavailable:
      'No se puede usar la cámara o el micrófono. Por favor, compruebe que su dispositivo los tiene y vuelva a intentarlo.',
    allow: 'Para dar permiso:',
    orWrite: 'O escriba un mensaje de texto. Será igual de bien recibido.',
    again: 'Intentar de nuevo',
    write: 'Escribir un mensaje',
    steps: {
      safariMac: {
        one: 'En la barra de menús, elija Safari y luego Ajustes para este sitio web.',
        two: 'Ponga Cámara y Micrófono en Permitir.',
        three: 'Vuelva aquí y pulse Intentar de nuevo.',
      },
      safariPhone: {
        one: 'Abra Ajustes y busque su navegador en la lista de aplicaciones.',
        two: 'Active Cámara y Micrófono.',
        three: 'Vuelva aquí y pulse Intentar de nuevo.',
      },
      chromeMac: {
        one: 'Pulse el icono a la izquierda de la dirección y active Cámara y Micrófono.',
        two: 'Si eso no basta: en Ajustes del Sistema, en Privacidad y seguridad, dé permiso a Chrome en Cámara y en Micrófono.',
        three: 'Vuelva aquí y pulse Intentar de nuevo.',
      },
      chromeAndroid: {
        one: 'Pulse el icono a la izquierda de la dirección y luego Permisos.',
        two: 'Permita Cámara y Micrófono.',
        three: 'Vuelva aquí y pulse Intentar de nuevo.',
      },
      chrome: {
        one: 'Pulse el icono a la izquierda de la dirección.',
        two: 'Active Cámara y Micrófono.',
        three: 'Vuelva aquí y pulse Intentar de nuevo.',
      },
      firefox: {
        one: 'Pulse la cámara tachada a la izquierda de la dirección.',
        two: 'Quite el bloqueo de la cámara y del micrófono.',
        three: 'Vuelva aquí, pulse Intentar de nuevo y elija Permitir.',
      },
      other: {
        one: 'Abra los ajustes de su navegador para esta página; suelen estar tras el icono junto a la dirección.',
        two: 'Permita Cámara y Micrófono.',
        three: 'Vuelva aquí y pulse Intentar de nuevo.',
      },
    },
  },
  saveFailed: {
    title: 'Error al guardar el memorial',
    fallback: 'Ocurrió un error al guardar. Por favor, vuelva a intentarlo.',
    kept: 'Su mensaje sigue aquí.',
  },
}
