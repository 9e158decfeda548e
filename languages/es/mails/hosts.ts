import type { Translation } from '../../translation-type.ts'

export const hosts: Translation<typeof import('../../en/mails/hosts.ts').hosts> = {
  hostInvitation: {
    subject: '{host} le pide ayuda para cuidar el memorial de {name}',
    preheader: 'Compartirían su cuidado. No hay prisa.',
    asks: '{host} cuida este memorial, y le pregunta si quiere ayudar.',
    means:
      'Si dice que sí, puede cambiar sus palabras y fotos, invitar a otras personas y leer lo que dejen allí. No se espera nada de usted: haga tanto o tan poco como quiera.',
    meansModerating:
      'Si dice que sí, ve lo que otros añaden antes o después de que aparezca, y quita lo que allí no corresponde. El memorial en sí no puede cambiarlo. No se espera nada de usted: haga tanto o tan poco como quiera.',
    open: 'Ver la invitación',
    address:
      'Este enlace es solo suyo, y sirve hasta el {date}. Si el botón no funciona, copie la dirección en su navegador:',
    no: 'Si prefiere que no, o esto no es para usted, no tiene que hacer nada.',
  },
  hostAccepted: {
    subject: '{helper} ahora ayuda a cuidar el memorial de {name}',
    preheader: 'Desde ahora comparten su cuidado.',
    heading: '{helper} dijo que sí',
    can: '{helper} ({email}) cuida ahora con usted el memorial de {name}, y también puede cambiar sus palabras y fotos, invitar a otras personas y leer lo que dejen allí.',
    canModerate:
      '{helper} ({email}) cuida ahora lo que otros añaden al memorial de {name}, y puede aprobarlo o quitarlo. El memorial en sí sigue como está.',
    yours: 'Solo usted puede eliminar el memorial, y puede poner fin a su ayuda en cualquier momento.',
  },
  hostRemoved: {
    subject: 'Su ayuda en el memorial de {name}',
    preheader: 'Gracias por lo que hizo por él.',
    heading: 'Gracias por su ayuda',
    ended: '{owner} ha puesto fin a su ayuda en el memorial de {name}. Lo que usted hizo por él se conserva.',
    ask: 'No tiene que hacer nada. Si esto le sorprende, hable, por favor, con {owner}.',
  },
  hostLeft: {
    subject: '{helper} ya no ayuda a cuidar el memorial de {name}',
    preheader: 'Lo que hizo por él se conserva.',
    heading: '{helper} ha dejado de ayudar',
    left: '{helper} ({email}) ha dejado de ayudar a cuidar el memorial de {name}. Lo que hizo por él se conserva.',
    again: 'Puede volver a pedírselo, o pedírselo a otra persona, cuando quiera.',
  },
}
