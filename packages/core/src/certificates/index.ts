export { certificateMessages } from './certificate.messages.ts'
export {
  CERTIFICATES_WIDGET,
  type CertificateCard,
  type CertificateOffer,
  type CertificateSum,
  certificateCard,
  certificateOffer,
  findCertificate
} from './certificate.view.ts'
export { putCertificate } from './put-certificate.ts'
