/* Reads one calendar file from standard input with libical. Prints "errors N", then a line for each event: uid, start, end,
 * status and summary, separated by tabs. */
#include <libical/ical.h>
#include <stdio.h>

enum { MOST_BYTES = 1 << 22 };
static char text[MOST_BYTES];

static const char *value_of(icalcomponent *component, icalproperty_kind kind)
{
    icalproperty *property = icalcomponent_get_first_property(component, kind);
    return property ? icalproperty_get_value_as_string(property) : "";
}

int main(void)
{
    size_t length = fread(text, 1, MOST_BYTES - 1, stdin);
    text[length] = '\0';
    icalcomponent *calendar = icalparser_parse_string(text);
    if (!calendar)
        return 1;
    /* Adds an error to every component that breaks a rule of RFC 5546. */
    icalrestriction_check(calendar);
    printf("errors %d\n", icalcomponent_count_errors(calendar));
    for (icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT); event;
         event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT)) {
        printf("%s\t%s\t%s\t%s\t%s\n", icalcomponent_get_uid(event), value_of(event, ICAL_DTSTART_PROPERTY),
               value_of(event, ICAL_DTEND_PROPERTY), value_of(event, ICAL_STATUS_PROPERTY),
               icalcomponent_get_summary(event));
    }
    return 0;
}
