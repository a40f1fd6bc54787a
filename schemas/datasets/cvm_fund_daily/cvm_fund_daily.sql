-- One row a class, or a subclass where it has any, and day.
SELECT {copied}, member_file AS source_member, line AS source_line FROM raw_report
