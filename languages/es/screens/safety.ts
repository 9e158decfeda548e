import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const safety: Translation<typeof import('../../en/screens/safety.ts').safety> = {
  pageTitle: `Quién puede verlo y quién puede añadir · ${brand.name}`,
  title: 'Quién puede verlo y quién puede añadir',
  intro: 'Para el memorial de {name}',
  introUnnamed: 'Para este memorial',
  loading: 'Cargando los ajustes',
  failed: 'Esto no funcionó. Por favor, vuelva a intentarlo.',

  seeing: {
    title: 'Quién puede verlo',
    LINK: 'Quien tenga el enlace',
    PASSCODE: 'Quien tenga el enlace y una palabra',
    PRIVATE: 'Solo quienes lo cuidan',
    help: {
      LINK: 'Quien tiene el enlace puede abrirlo, y puede pasar el enlace a otros.',
      PASSCODE: 'A quien abre el enlace se le pide una palabra que usted elige. Su dispositivo la recuerda.',
      PRIVATE: 'Usted, y quienes lo cuidan con usted. A las demás personas, el enlace no les muestra nada.',
    },
    saved: 'Guardado. Así queda desde ahora.',
  },
  word: {
    label: 'La palabra',
    labelNew: 'Una palabra nueva',
    help: 'Al menos {min, number} caracteres, y nada que otros puedan adivinar, como un nombre o un año. Dos palabras son una buena elección. No importan las mayúsculas ni los acentos. Por favor, désela usted a la familia: no figura en ninguna invitación.',
    isSet:
      'Hay una palabra elegida. Nadie puede consultarla, así que anótela. Una nueva deja fuera a quienes conocían la anterior, hasta que usted se la diga.',
    typed: 'Esta palabra aún no está guardada. “Usar esta palabra” la guarda.',
    reused: 'Vuelve a abrirlo la palabra de antes.',
    reusedHelp: 'Si usted ya no la recuerda, o si otros no deberían conocerla, elija aquí una nueva.',
    notYet: 'Nada cambia mientras no haya una palabra.',
    save: 'Usar esta palabra',
    saved: 'Desde ahora lo abre esta palabra: {word}',
    short: 'La palabra necesita al menos {min, number} caracteres',
  },
  language: {
    title: 'Idioma',
    label: 'Idioma de la página',
    readers: 'El del lector',
    help: 'Los títulos y botones del memorial, sus invitaciones y lo que se imprime de él. Lo que usted ha escrito queda como está.',
  },
  search: {
    title: 'Buscadores',
    label: 'Los buscadores pueden mostrar este memorial',
    help: 'Desactivado, salvo que usted lo active. Si lo activa, personas desconocidas que busquen el nombre pueden encontrar el memorial, y los buscadores tardan semanas en olvidar lo que han encontrado.',
    closed: 'No cambia nada mientras haga falta una palabra, o solo usted pueda verlo.',
  },
  photoOrder: {
    title: 'Orden de las fotos',
    intro: 'En la página, en el libro, en la presentación y en su película',
    HAND: 'Como usted las colocó',
    TIME: 'En orden de tiempo',
    help: {
      HAND: 'El orden de Editar mis fotos; las de otras personas van detrás.',
      TIME: 'Según cuándo se tomó cada una, con la vida por décadas encima. En la página, las fotos de otras personas van entre las suyas; en el libro, junto a sus recuerdos. Las fotos sin fecha van al final. Su propio orden se conserva y vuelve cuando lo elija de nuevo.',
    },
  },
  after: {
    title: 'Después del memorial',
    label: 'Los códigos impresos siguen diciendo el nombre y los años',
    help: 'Las tarjetas y los cuadernillos se quedan en los cajones. Si un día este memorial se cierra o se elimina, su código lleva a una página tranquila, y nunca al de otra persona. Desactivado, dice el nombre solo donde cualquiera con el enlace podía leerlo, y ningún año.',
  },
  adding: {
    title: 'Qué aparece enseguida',
    intro: 'Cuando alguien añade palabras o fotos, ¿quién las ve primero?',
    INVITED: 'Lo que añaden las personas invitadas aparece enseguida',
    EVERYONE: 'Lo que añade cualquiera aparece enseguida',
    NONE: 'Primero lo ve todo la familia',
    help: {
      INVITED: 'Lo que añaden otros espera hasta que usted lo apruebe.',
      EVERYONE: 'Usted puede quitar lo que quiera.',
      NONE: 'No aparece nada hasta que usted, o alguien que le ayude, lo apruebe.',
    },
    always: 'Lo que parezca un anuncio, como un enlace, espera su aprobación en todo caso.',
  },
  blocked: {
    title: 'Personas bloqueadas',
    none: 'No hay nadie bloqueado. Si alguien no debe añadir nada más, elija “Bloquear” debajo de lo que añadió.',
    explained: 'No pueden añadir palabras ni fotos, ni responder, ni donar.',
    addressOnly:
      'Se escribió con una respuesta. Quien inicie sesión con ella, o entre con el enlace de su invitación, puede seguir añadiendo.',
    anonymous: 'Alguien que no dio su nombre',
    since: 'Desde el {date}',
    unblock: 'Volver a admitir',
    unblockNamed: 'Volver a admitir a {who}',
    unblocked: '{who} puede volver a añadir al memorial.',
  },
}
