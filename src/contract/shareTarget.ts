import { fileEndings } from './files';

/** Where a phone's share menu sends files to; the service worker takes them, and they reach the server only when they are sent. */
export const sharePath = '/share';
/** The form's field of the files. */
export const sharedField = 'files';
/** Where a share goes that could not be kept; it is told there. */
export const shareLost = '/documents/new?shared=lost';

/** The share menu's part of the manifest: kinds by their endings, pictures of any kind, for the scanner reads what the phone reads, and saved mails. */
export const shareTarget = {
  action: sharePath,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    files: [
      {
        name: sharedField,
        accept: [
          'image/*',
          'application/pdf',
          'application/xml',
          'text/xml',
          '.eml',
          '.msg',
          '.dat',
          ...fileEndings.map((ending) => `.${ending}`),
        ],
      },
    ],
  },
} as const;
