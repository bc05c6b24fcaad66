export const TEXT = {
  fa: {
    inTehran: 'در تهران:',
    estimate: 'برآورد؛ هنوز رسماً اعلام نشده',
    calendars: { sh: 'هجری شمسی', gregorian: 'میلادی', hijri: 'هجری قمری', pahlavi: 'شاهنشاهی' },
  },
  en: {
    inTehran: 'In Tehran:',
    estimate: 'estimate, not yet officially announced',
    calendars: { sh: 'Persian', gregorian: 'Gregorian', hijri: 'Islamic', pahlavi: 'Imperial' },
  },
} as const;
