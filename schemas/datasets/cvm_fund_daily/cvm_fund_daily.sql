-- One row per day and class, or per day and subclass if the class has any.
SELECT {copied}, member_file AS source_member, line AS source_line FROM raw_report
